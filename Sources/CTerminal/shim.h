#pragma once
#include <wchar.h>

extern int wcwidth(wchar_t);
