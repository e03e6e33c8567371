import {
  parseTree,
  printParseErrorCode,
  type Node as JsonNode,
  type ParseError,
} from 'jsonc-parser'
import { limits } from '#schemas/node.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { byteLength } from '../values/byte-length.ts'
import { forbiddenKeys } from '../values/objects.ts'
import { escapePointer, pointerParts } from '../values/pointers.ts'
import { findNul } from '../values/find-nul.ts'
import { parsePlain, scan } from './plain-json.ts'
import type { ProblemName } from '../problems/catalogue.ts'
import { jsonMessage } from './parser-messages.ts'

/** A parsed file: its value if it has one, its problems, and the location of each pointer. */
export interface ReadJson {
  value: unknown
  faults: Fault[]
  place(pointer: string): SourceLocation
}

export interface Fault {
  rule: ProblemName
  message: string
  place: SourceLocation
}

/** Parses JSON (comments and trailing commas allowed) with the location of every value. */
export function readJson(file: string, written: string, maxBytes: number): ReadJson {
  const text = withoutMark(written)
  let lines: number[] | undefined
  const at = (offset: number, pointer = ''): SourceLocation => ({
    file,
    pointer,
    ...lineAndColumn((lines ??= lineStarts(text)), offset),
  })
  const fault = (rule: ProblemName, message: string, offset: number): ReadJson => ({
    value: undefined,
    faults: [{ rule, message, place: at(offset) }],
    place: () => at(offset),
  })

  const bytes = byteLength(text)
  if (bytes > maxBytes) return fault('file-too-large', `${bytes} bytes, at most ${maxBytes}.`, 0)
  const { tooDeep, keys } = scan(text, limits.depth)
  if (tooDeep !== undefined) return fault('too-deep', `More than ${limits.depth} levels.`, tooDeep)
  const plain = parsePlain(text, keys, forbiddenKeys)
  if (plain) return withoutNul(text, { ...plain, faults: [], place: placesOf(text, at) })

  if (text.trim() === '') return fault('json-syntax', 'The file is empty.', 0)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true })
  const [first] = errors
  if (first !== undefined || tree === undefined) {
    const { message, offset } = syntaxError(text, first)
    return fault('json-syntax', message, offset)
  }
  const faults: Fault[] = []
  const value = toValue(tree, '', ({ rule, message, offset, pointer }) =>
    faults.push({ rule, message, place: at(offset, pointer) }),
  )
  const place = (pointer: string) => at(offsetOf(tree, pointer), pointer)
  return withoutNul(text, { value, faults, place })
}

/** Reports the first text or key that holds the character NUL, which only an escape can bring into JSON. */
function withoutNul(text: string, read: ReadJson): ReadJson {
  const pointer = text.includes('\\u0000') ? findNul(read.value) : undefined
  if (pointer === undefined) return read
  const message = 'A text holds the character NUL.'
  const fault = { rule: 'nul-character' as const, message, place: read.place(pointer) }
  return { ...read, faults: [...read.faults, fault] }
}

/** Removes a byte order mark, which locations do not count. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

/** Locations in a valid text; the text is parsed for them on first use. */
function placesOf(text: string, at: (offset: number, pointer: string) => SourceLocation) {
  let tree: JsonNode | undefined
  return (pointer: string): SourceLocation => {
    tree ??= parseTree(text)
    return at(tree === undefined ? 0 : offsetOf(tree, pointer), pointer)
  }
}

/** The message and the offset of a syntax error: a missing comma or colon is reported right after the token before it. */
function syntaxError(text: string, error: ParseError | undefined) {
  const { offset } = error ?? { offset: 0 }
  const code = error ? printParseErrorCode(error.error) : 'ValueExpected'
  if (code === 'CommaExpected' && /[\]}]/.test(text.charAt(offset)))
    return { message: 'This bracket does not close the one that is open.', offset }
  const isBetween = code === 'CommaExpected' || code === 'ColonExpected'
  const place = isBetween ? text.slice(0, offset).trimEnd().length : offset
  return { message: jsonMessage(code), offset: place }
}

type Report = (fault: Pick<Fault, 'rule' | 'message'> & { offset: number; pointer: string }) => void

function toValue(node: JsonNode, pointer: string, report: Report): unknown {
  if (node.type === 'array') {
    return (node.children ?? []).map((child, i) => toValue(child, `${pointer}/${i}`, report))
  }
  if (node.type !== 'object') return node.value
  const value: Record<string, unknown> = {}
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? []
    if (key === undefined || child === undefined) continue
    const name = String(key.value)
    const here = `${pointer}/${escapePointer(name)}`
    const at = { offset: key.offset, pointer: here }
    if (forbiddenKeys.has(name))
      report({ rule: 'forbidden-key', message: `"${name}" is refused.`, ...at })
    else if (Object.hasOwn(value, name))
      report({ rule: 'duplicate-key', message: `"${name}" stands twice.`, ...at })
    else value[name] = toValue(child, here, report)
  }
  return value
}

/** The offset of the value at a pointer, or of its nearest existing parent. */
function offsetOf(tree: JsonNode, pointer: string): number {
  let node = tree
  for (const part of pointerParts(pointer)) {
    const child = childOf(node, part)
    if (child === undefined) break
    node = child
  }
  return node.parent?.type === 'property' ? node.parent.offset : node.offset
}

function childOf(node: JsonNode, part: string): JsonNode | undefined {
  return node.type === 'array' ? node.children?.[Number(part)] : namedIn(node).get(part)
}

const named = new WeakMap<JsonNode, ReadonlyMap<unknown, JsonNode>>()

/** The values of an object by name, indexed once: a file may have as many problems as keys. */
function namedIn(node: JsonNode): ReadonlyMap<unknown, JsonNode> {
  const known = named.get(node)
  if (known) return known
  const made = new Map<unknown, JsonNode>()
  for (const { children: [key, value] = [] } of node.children ?? []) {
    if (key && value && !made.has(key.value)) made.set(key.value, value)
  }
  named.set(node, made)
  return made
}

export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let i = 0; i < text.length; i++) if (text[i] === '\n') starts.push(i + 1)
  return starts
}

export function lineAndColumn(starts: number[], offset: number): { line: number; column: number } {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}
