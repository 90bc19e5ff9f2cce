# Runs the catalog, the whole test suite, and all checks on a Mac or on Windows.
#
#   docker build -t flexible-header .
#   docker run --rm -it --init -p 8080:8080 flexible-header                   the catalog, at http://localhost:8080
#   docker run --rm -it --init --shm-size=1g flexible-header Scripts/check     all checks
#
# Development containers stop at the stage "tools" and mount the sources instead.

FROM swift:6.1-bookworm AS tools
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation python3 python3-venv valgrind \
  && rm -rf /var/lib/apt/lists/*

FROM tools AS catalog
WORKDIR /flexible-header
COPY . .
RUN swift build --package-path Catalog
EXPOSE 8080
CMD ["Catalog/.build/debug/catalog", "serve", "--host", "0.0.0.0", "--port", "8080"]
