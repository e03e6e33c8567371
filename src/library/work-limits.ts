/** What reading and compiling one layout may take; the thread that takes more is ended. */
export const workLimits = {
  /** Of computing, in milliseconds. */
  layoutMs: 5000,
  /** The old generation of the thread's heap, without buffers. */
  heapMb: 512,
  /** Most garbage of a layout is short-lived: a large young generation saves collections. */
  youngHeapMb: 32,
} as const
