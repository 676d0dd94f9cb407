/* Wine before version 9 has no bcryptprimitives.dll, from which Rust's programs take randomness on Windows. This is one of that name
   with the one function that they call, for tests alone: nothing that is released has it. */
typedef unsigned char BYTE;

/* RtlGenRandom, by the name that advapi32.dll has for it. */
__declspec(dllimport) BYTE __stdcall SystemFunction036(void *bytes, unsigned long length);

__declspec(dllexport) int __stdcall ProcessPrng(BYTE *bytes, unsigned long long length) {
  while (length > 0) {
    unsigned long part = length < 65536 ? (unsigned long)length : 65536;
    if (!SystemFunction036(bytes, part)) return 0;
    bytes += part;
    length -= part;
  }
  return 1;
}
