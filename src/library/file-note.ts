const maxBytes = 400

/** Memory for the path of the file that a thread is reading, which others may look at while it is busy. */
export const newFileNote = (): SharedArrayBuffer => new SharedArrayBuffer(maxBytes + 1)

/** A note in shared memory: its first byte is the length of the path. */
export function openFileNote(memory: SharedArrayBuffer) {
  const bytes = Buffer.from(memory)
  return {
    write(path: string): void {
      bytes.writeUInt8(Math.min(bytes.write(path, 1), 255), 0)
    },
    read: (): string => bytes.toString('utf8', 1, 1 + bytes.readUInt8(0)),
  }
}
