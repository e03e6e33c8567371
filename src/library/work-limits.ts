/** What reading and compiling one layout may take; the thread that takes more is ended. */
export const workLimits = {
  /** Of computing, in milliseconds. */
  layoutMs: 5000,
  /** A thread is ended when it had nothing to do for so long, and gives its memory back. */
  idleMs: 30_000,
  /** The old generation of the thread's heap, without buffers. */
  heapMb: 512,
  /** Most garbage of a layout is short-lived: a large young generation saves collections. */
  youngHeapMb: 32,
} as const
