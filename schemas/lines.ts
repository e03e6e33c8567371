/** The longest line that is read: what is longer is no message. */
const longest = 64 * 1024

/**
 * Cuts a stream of bytes into lines, wherever its chunks end: also within a line, or within a character.
 * Empty lines are passed over. Throws RangeError for a line without an end.
 */
export class LineReader {
  private readonly decoder = new TextDecoder()
  private rest = ''

  /** The lines that are whole with these bytes. */
  push(bytes: Uint8Array): string[] {
    return this.cut(this.decoder.decode(bytes, { stream: true }))
  }

  /** What stood after the last line break, when the stream has ended. */
  end(): string[] {
    const last = this.cut(`${this.decoder.decode()}\n`)
    this.rest = ''
    return last
  }

  private cut(text: string): string[] {
    const parts = (this.rest + text).split('\n')
    this.rest = parts.pop() ?? ''
    if (this.rest.length > longest) throw new RangeError('A line of the stream has no end.')
    return parts.map((line) => line.replace(/\r$/, '')).filter((line) => line !== '')
  }
}
