import { unparsable } from './rest-problem.ts'

const name = /[\p{L}\p{N}_$]+(?:[ -]+(?!>)[\p{L}\p{N}_$]+)*/uy
const blanks = /[ \t]*/y

/** A place in a query parameter that is being read, from left to right and never back by more than one try. */
export class Cursor {
  private readonly text: string
  private readonly what: string
  private at = 0

  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  peek(expected: string): boolean {
    return this.text.startsWith(expected, this.at)
  }

  /** Steps over this text and tells whether it was there. */
  take(expected: string): boolean {
    if (!this.peek(expected)) return false
    this.at += expected.length
    return true
  }

  /** Steps over what a sticky pattern matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const [found] = pattern.exec(this.text) ?? []
    if (found !== undefined) this.at += found.length
    return found
  }

  require(expected: string): void {
    if (!this.take(expected)) this.fail(`"${expected}"`)
  }

  skipBlanks(): void {
    this.match(blanks)
  }

  /** The name of a column, of a relation or an alias; one in quotes may hold anything. */
  requireName(): string {
    this.skipBlanks()
    const found = this.peek('"') ? this.takeQuoted() : this.match(name)
    if (found === undefined) this.fail('field name (* or [a..z0..9_$])')
    this.skipBlanks()
    return found
  }

  /** A value in double quotes, in which a backslash takes the next character as it is. */
  takeQuoted(): string | undefined {
    const start = this.at
    const found = this.match(/"(?:[^"\\]|\\[\s\S])*"/y)
    if (found === undefined) this.at = start
    return found?.slice(1, -1).replaceAll(/\\([\s\S])/g, '$1')
  }

  /** Reads once more from here when the attempt gives nothing. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.at
    const found = read()
    if (found === undefined) this.at = start
    return found
  }

  fail(expected: string): never {
    const met = this.text[this.at]
    throw unparsable(
      `"failed to parse ${this.what} (${this.text})" (line 1, column ${this.at + 1})`,
      `unexpected ${met === undefined ? 'end of input' : `"${met}"`} expecting ${expected}`,
    )
  }
}
