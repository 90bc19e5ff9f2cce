#include "TestStart.h"

__attribute__((constructor)) static void start(void) { portableUIKitTestsStart(); }
