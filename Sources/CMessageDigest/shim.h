#pragma once
#include <stddef.h>
#include <sys/types.h>
#include <sha2.h>
