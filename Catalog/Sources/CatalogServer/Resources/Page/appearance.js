// The appearance of the page until the settings are read. This script runs before the page is drawn.
document.documentElement.dataset.appearance = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
