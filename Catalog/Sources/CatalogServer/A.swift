import FlyingFox
import Logging
