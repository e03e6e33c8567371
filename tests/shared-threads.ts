import { openThreads } from '#src/server/main-threads.ts'

/** The threads of all servers that the tests of one process start: loading their programs takes seconds. */
export const sharedThreads = openThreads()
