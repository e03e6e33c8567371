import { unparsable } from './query-problem.ts'

const name = /[\p{L}\p{N}_$]+(?:[ -]+(?!>)[\p{L}\p{N}_$]+)*/uy
const blanks = /[ \t]*/y

/** A position in a query parameter, which is read from left to right with at most one attempt back. */
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

  /** Skips this text; returns whether it was there. */
  take(expected: string): boolean {
    if (!this.peek(expected)) return false
    this.at += expected.length
    return true
  }

  /** Skips and returns what a sticky pattern matches here. */
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

  /** The name of a column, relation or alias; a quoted one may contain anything. */
  requireName(): string {
    this.skipBlanks()
    const found = this.peek('"') ? this.takeQuoted() : this.match(name)
    if (found === undefined) this.fail('field name (* or [a..z0..9_$])')
    this.skipBlanks()
    return found
  }

  /** A value in double quotes, in which a backslash escapes the next character. */
  takeQuoted(): string | undefined {
    const start = this.at
    const found = this.match(/"(?:[^"\\]|\\[\s\S])*"/y)
    if (found === undefined) this.at = start
    return found?.slice(1, -1).replaceAll(/\\([\s\S])/g, '$1')
  }

  /** Returns to this position when the attempt reads nothing. */
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
