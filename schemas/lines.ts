/** The most characters of a line that are buffered. */
const longest = 64 * 1024

/**
 * Splits a stream of bytes into lines; chunks may end within a line or within a character.
 * Skips empty lines. Throws RangeError for a line that is too long.
 */
export class LineReader {
  private readonly decoder = new TextDecoder()
  private rest = ''

  /** Returns the lines that these bytes complete. */
  push(bytes: Uint8Array): string[] {
    return this.cut(this.decoder.decode(bytes, { stream: true }))
  }

  /** Returns the text after the last line break, once the stream has ended. */
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
