import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  parseDocument,
  Parser,
  visit,
  type Node,
} from 'yaml'
import { limits } from '#schemas/node.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { lineAndColumn, lineStarts } from './read-json.ts'
import { findNul } from '../values/find-nul.ts'
import { forbiddenKeys } from '../values/objects.ts'
import { pointerParts } from '../values/pointers.ts'
import type { ReportFault } from './mdx-tags.ts'
import { yamlMessage } from './parser-messages.ts'

/** YAML of values that JSON has too: a tag such as `!!set` or `!!binary` is unknown. */
const plainYaml = {
  schema: 'core',
  resolveKnownTags: false,
  merge: false,
  logLevel: 'error',
} as const

/** Parses front matter, with the location of each pointer. `at` is the location of the opening `---`. */
export function readFrontMatter(text: string, at: SourceLocation, fault: ReportFault) {
  const lines = lineStarts(text)
  const toPlace = (offset: number, pointer = ''): SourceLocation => {
    const { line, column } = lineAndColumn(lines, offset)
    return { ...at, line: at.line + line, column, pointer }
  }
  const tooDeep = firstTooDeep(text)
  if (tooDeep !== undefined) {
    fault('too-deep', `More than ${limits.depth} levels.`, toPlace(tooDeep))
    return { head: {}, headPlace: (pointer: string): SourceLocation => ({ ...at, pointer }) }
  }
  const document = parseDocument(text, plainYaml)
  // The parser only warns about an unknown tag; here it is an error.
  const faults = [...document.errors, ...document.warnings]
  for (const { code, pos } of faults) fault('mdx-syntax', yamlMessage(code), toPlace(pos[0]))
  const refused = refusedParts(document)
  for (const { rule, message, offset } of refused) fault(rule, message, toPlace(offset))
  const isPlain = faults.length + refused.length === 0
  const headPlace = (pointer: string): SourceLocation => {
    const parts = pointerParts(pointer)
    let offset: number | undefined
    let here: unknown = document.contents
    for (const part of parts) {
      const found = childOf(here, part)
      if (found === undefined) break
      offset = found.at?.range?.[0]
      here = found.value
    }
    return offset === undefined ? { ...at, pointer } : toPlace(offset, pointer)
  }
  const head: unknown = isPlain ? (document.toJS() ?? {}) : {}
  const nul = findNul(head)
  if (nul !== undefined) fault('nul-character', 'A text holds the character NUL.', headPlace(nul))
  return { head, headPlace }
}

interface RefusedPart {
  rule: 'mdx-syntax' | 'mdx-code' | 'forbidden-key'
  message: string
  offset: number
}

/** The first alias, and the keys that are no texts or forbidden. */
function refusedParts(document: ReturnType<typeof parseDocument>): RefusedPart[] {
  const found: RefusedPart[] = []
  const refuse = (rule: RefusedPart['rule'], message: string, { range }: Node) =>
    void found.push({ rule, message, offset: range?.[0] ?? 0 })
  visit(document, {
    Alias: (_, alias) => {
      refuse('mdx-code', 'Front matter takes no aliases.', alias)
      return visit.BREAK
    },
    Pair: (_, { key }) => {
      if (!isNode(key)) return
      if (!isScalar(key)) return refuse('mdx-syntax', 'A key is a text, not a list or a map.', key)
      const name = String(key)
      if (forbiddenKeys.has(name)) refuse('forbidden-key', `"${name}" is refused.`, key)
    },
  })
  return found
}

/** The value under a name or at an index, and where it begins: an entry of a map at its key. */
function childOf(
  node: unknown,
  part: string,
): { value: unknown; at: Node | undefined } | undefined {
  if (isSeq(node)) {
    const item: unknown = node.items[Number(part)]
    return isNode(item) ? { value: item, at: item } : undefined
  }
  const pair = isMap(node) ? node.items.find(({ key }) => String(key) === part) : undefined
  return pair && { value: pair.value, at: isNode(pair.key) ? pair.key : undefined }
}

/** The offset where YAML is nested too deep, found by tokens, since the parser itself is recursive. */
function firstTooDeep(text: string): number | undefined {
  const parser = new Parser()
  for (const token of new Lexer().lex(text)) {
    Array.from(parser.next(token))
    if (parser.stack.filter(isCollection).length > limits.depth) return parser.offset - token.length
  }
  return undefined
}

const isCollection = ({ type }: { type: string }) =>
  type === 'block-map' || type === 'block-seq' || type === 'flow-collection'
