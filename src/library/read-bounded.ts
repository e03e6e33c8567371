import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

/** The bytes of a file, or why there are none. `bytes` is the size of a file that is too large. */
export type BoundedRead =
  | { content: Buffer }
  | { failure: 'too-large'; bytes: number }
  | { failure: string }

/** No link is followed, and opening a pipe does not wait for its other end. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * Reads a plain file whose size is looked at first; a failure is `too-large`, `no-file`,
 * `grown` for one that is being written, or the code of the system's error.
 */
export function readBounded(file: string, maxBytes: number): BoundedRead {
  let handle: number | undefined
  try {
    handle = openSync(file, flags)
    const stat = fstatSync(handle)
    if (!stat.isFile()) return { failure: 'no-file' }
    if (stat.size > maxBytes) return { failure: 'too-large', bytes: stat.size }
    return readOpen(handle, stat.size)
  } catch (error) {
    return { failure: (error as NodeJS.ErrnoException).code ?? 'EIO' }
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** A file may grow while it is read: one byte more than its size is asked for. */
function readOpen(handle: number, size: number): BoundedRead {
  const content = Buffer.alloc(size + 1)
  let length = 0
  while (length < content.length) {
    const count = readSync(handle, content, length, content.length - length, null)
    if (count === 0) return { content: content.subarray(0, length) }
    length += count
  }
  return { failure: 'grown' }
}
