import { isNode, Lexer, LineCounter, parseDocument, Parser, visit } from 'yaml'
import { limits } from '#schemas/node.ts'
import type { Place } from '#schemas/problems.ts'
import { forbiddenKeys, pointerParts } from './json.ts'
import type { ReportFault } from './mdx-tags.ts'

/** The head that front matter says, and where each of its pointers stands. `at` is the place of its first `---`. */
export function readFrontMatter(text: string, at: Place, fault: ReportFault) {
  const tooDeep = firstTooDeep(text)
  if (tooDeep !== undefined) {
    const before = text.slice(0, tooDeep).split('\n')
    const place = { ...at, line: at.line + before.length, column: (before.at(-1) ?? '').length + 1 }
    fault('too-deep', `More than ${limits.depth} levels.`, place)
    return { head: {}, headPlace: (pointer: string): Place => ({ ...at, pointer }) }
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: false })
  const toPlace = (offset: number, pointer = ''): Place => {
    const { line, col } = lines.linePos(offset)
    return { ...at, line: at.line + line, column: col, pointer }
  }
  for (const { message, pos } of document.errors) {
    fault('mdx-syntax', message.split('\n')[0] ?? '', toPlace(pos[0]))
  }
  let isPlain = document.errors.length === 0
  const refuse = (rule: 'mdx-code' | 'forbidden-key', message: string, offset: number) => {
    isPlain = false
    fault(rule, message, toPlace(offset))
  }
  visit(document, {
    Alias: (_, { range }) => {
      refuse('mdx-code', 'Front matter takes no aliases.', range?.[0] ?? 0)
      return visit.BREAK
    },
    Pair: (_, { key }) => {
      if (!isNode(key)) return
      const name = String(key)
      if (forbiddenKeys.has(name))
        refuse('forbidden-key', `"${name}" is refused.`, key.range?.[0] ?? 0)
    },
  })
  const headPlace = (pointer: string): Place => {
    const parts = pointerParts(pointer)
    for (let length = parts.length; length > 0; length--) {
      const node: unknown = document.getIn(parts.slice(0, length).map(toKey), true)
      const offset = isNode(node) ? node.range?.[0] : undefined
      if (offset !== undefined) return toPlace(offset, pointer)
    }
    return { ...at, pointer }
  }
  return { head: isPlain ? ((document.toJS() as unknown) ?? {}) : {}, headPlace }
}

const toKey = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

/** The offset where YAML is first nested too deep, found token by token: what reads it goes down by recursion. */
function firstTooDeep(text: string): number | undefined {
  const parser = new Parser()
  for (const token of new Lexer().lex(text)) {
    Array.from(parser.next(token))
    // The lowest of the stack is the document.
    if (parser.stack.length > limits.depth + 1) return parser.offset - token.length
  }
  return undefined
}
