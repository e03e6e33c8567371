/** What reading and compiling one layout may take; the thread that takes more is ended. */
export const workLimits = {
  /** Of computing, in milliseconds. */
  layoutMs: 5000,
  /** Of computing: what a layout may take to be compiled in the server's own thread, after the thread of layouts did. */
  quickMs: 50,
  /** A layout that takes up to this is compiled once more: much of its first time is that of code which was never run. */
  againMs: 1500,
  /** A thread is ended when it had nothing to do for so long, and gives its memory back. */
  idleMs: 30_000,
  /** The old generation of the thread's heap, without buffers. */
  heapMb: 512,
  /** Most garbage of a layout is short-lived: a large young generation saves collections. */
  youngHeapMb: 32,
} as const
