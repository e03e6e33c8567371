import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { limits, NodeId } from '#schemas/node.ts'
import type { Place } from '#schemas/problems.ts'
import type { RuleName } from '../rules/registry.ts'
import { readFrontMatter } from './front-matter.ts'
import { forbiddenKeys, withoutMark, type Fault } from './json.ts'

/** A node as a tag writes it, with the place of the tag and of each prop. */
export interface TagNode {
  id?: string
  /** The version of the block it was written at: `v={2}`. */
  v?: number
  type: string
  props: Record<string, unknown>
  slots: Record<string, TagNode[]>
  place: Place
  propPlaces: Record<string, Place>
}

/** A page of prose: its head, its prose with `<Node n="0" />` where a block stands, and those blocks. */
export interface ReadMdx {
  head: unknown
  prose: string
  nodes: TagNode[]
  faults: Fault[]
  /** Where a pointer of the head stands in the front matter. */
  headPlace(pointer: string): Place
}

/** The part of mdast and its MDX extension that is looked at. */
interface Tree {
  type: string
  name?: string | null
  value?: string
  children?: Tree[]
  attributes?: Attribute[]
  position?: { start: Point; end: Point }
}
interface Point {
  line: number
  column: number
  offset?: number
}
interface Attribute {
  type: string
  name?: string
  value?: string | null | { type: string; value: string }
  position?: { start: Point; end: Point }
}

/** Tags of HTML that prose may use, without attributes. */
const plainTags = new Set([
  'br',
  'sup',
  'sub',
  'kbd',
  'mark',
  'abbr',
  'small',
  'strong',
  'em',
  'del',
])
const codeNodes = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'])

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx)

/** Reads MDX as content: it is parsed, and whatever is code is a fault. Nothing is evaluated. */
export function readMdx(file: string, written: string): ReadMdx {
  const text = withoutMark(written)
  const origin: Place = { file, line: 1, column: 1, pointer: '' }
  const read: ReadMdx = {
    head: {},
    prose: '',
    nodes: [],
    faults: [],
    headPlace: (pointer) => ({ ...origin, pointer }),
  }
  const fault = (rule: RuleName, message: string, place: Place) =>
    read.faults.push({ rule, message, place })
  if (Buffer.byteLength(text) > limits.pageBytes) {
    fault('file-too-large', `At most ${limits.pageBytes} bytes.`, origin)
    return read
  }
  const tree = parseTree(file, text, fault)
  if (tree === undefined) return read

  const cuts: { from: number; to: number; with: string }[] = []
  const toPlace = (point: Point | undefined): Place => ({
    file,
    line: point?.line ?? 1,
    column: point?.column ?? 1,
    pointer: '',
  })
  for (const child of tree.children ?? []) {
    const from = child.position?.start.offset ?? 0
    const to = child.position?.end.offset ?? from
    if (child.type === 'yaml') {
      Object.assign(read, readFrontMatter(child.value ?? '', toPlace(child.position?.start), fault))
      cuts.push({ from, to, with: '' })
    } else if (isBlockTag(child)) {
      const node = toNode(child, toPlace, fault)
      cuts.push({ from, to, with: `<Node n="${read.nodes.length}" />` })
      read.nodes.push(node)
    } else refuseCode(child, toPlace, fault)
  }
  read.prose = cuts.reduceRight(
    (kept, cut) => kept.slice(0, cut.from) + cut.with + kept.slice(cut.to),
    text,
  )
  return read
}

export type ReportFault = (rule: RuleName, message: string, place: Place) => void
type ToPlace = (point: Point | undefined) => Place

function parseTree(file: string, text: string, fault: ReportFault): Tree | undefined {
  try {
    return parser.parse(text) as Tree
  } catch (error) {
    const { message, line, column } = error as { message: string; line?: number; column?: number }
    // Of a tag that is never closed, only the words say where it stands: "(3:1-3:10)".
    const [, tagLine = 1, tagColumn = 1] = (/\((\d+):(\d+)-/.exec(message) ?? []).map(Number)
    const place = { line: line ?? tagLine, column: column ?? tagColumn }
    fault('mdx-syntax', message, { file, ...place, pointer: '' })
    return undefined
  }
}

const isTag = (tree: Tree) => tree.type === 'mdxJsxFlowElement' || tree.type === 'mdxJsxTextElement'
const isBlockTag = (tree: Tree) => isTag(tree) && /^[A-Z]/.test(tree.name ?? '')

/** `MadeUp` → `made-up`. */
const typeOf = (name: string) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()

function toNode(tree: Tree, toPlace: ToPlace, fault: ReportFault): TagNode {
  const place = toPlace(tree.position?.start)
  const node: TagNode = {
    type: typeOf(tree.name ?? ''),
    props: {},
    slots: {},
    place,
    propPlaces: {},
  }
  for (const attribute of tree.attributes ?? []) {
    const at = toPlace(attribute.position?.start)
    const { name } = attribute
    if (attribute.type !== 'mdxJsxAttribute' || name === undefined) {
      fault('mdx-code', 'A spread is code.', at)
      continue
    }
    const value = literal(attribute.value)
    if (value === undefined)
      fault('mdx-code', `"${name}" holds an expression, not a JSON literal.`, at)
    else if (forbiddenKeys.has(name)) fault('forbidden-key', `"${name}" is refused.`, at)
    else if (name === 'id' && typeof value === 'string') {
      const { error } = NodeId.safeParse(value)
      if (error) fault('schema', `"${value}" ${error.issues[0]?.message ?? 'is no id'}.`, at)
      node.id = value
    } else if (name === 'v' && typeof value === 'number') {
      const isVersion = Number.isInteger(value) && value > 0
      if (!isVersion) fault('schema', '"v" must be a whole number from 1 on.', at)
      node.v = value
    } else if (name !== 'slot') {
      node.props[name] = value
      node.propPlaces[name] = at
    }
  }
  fillSlots(node, tree, toPlace, fault)
  return node
}

function fillSlots(node: TagNode, tree: Tree, toPlace: ToPlace, fault: ReportFault): void {
  for (const child of tree.children ?? []) {
    if (isBlockTag(child)) {
      const slot = child.attributes?.find(({ name }) => name === 'slot')
      const named = slot && literal(slot.value)
      const name = typeof named === 'string' ? named : 'body'
      if (forbiddenKeys.has(name)) {
        fault('forbidden-key', `"${name}" is refused.`, toPlace(slot?.position?.start))
        continue
      }
      const before = Object.hasOwn(node.slots, name) ? node.slots[name] : undefined
      node.slots[name] = [...(before ?? []), toNode(child, toPlace, fault)]
    } else if (child.type !== 'paragraph' || !isBlank(child)) {
      fault(
        'mdx-tag',
        'Only blocks stand inside a block; write text as a prop.',
        toPlace(child.position?.start),
      )
    }
  }
}

const isBlank = (tree: Tree): boolean =>
  (tree.children ?? []).every((child) => child.type === 'text' && child.value?.trim() === '')

/** A quoted string, a lone name (true), or a JSON literal in braces; undefined for anything that is code. */
function literal(value: Attribute['value']): unknown {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  try {
    return JSON.parse(value.value) as unknown
  } catch {
    return undefined
  }
}

function refuseCode(tree: Tree, toPlace: ToPlace, fault: ReportFault): void {
  const at = toPlace(tree.position?.start)
  if (codeNodes.has(tree.type)) fault('mdx-code', 'import, export and {expressions} are code.', at)
  else if (isTag(tree) && isBlockTag(tree)) {
    fault('mdx-tag', `<${tree.name ?? ''}> must stand on lines of its own.`, at)
  } else if (isTag(tree) && !plainTags.has(tree.name ?? '')) {
    fault('mdx-tag', `<${tree.name ?? ''}> is not allowed.`, at)
  } else if (isTag(tree) && (tree.attributes ?? []).length > 0) {
    fault('mdx-tag', `<${tree.name ?? ''}> takes no attributes.`, at)
  } else if (tree.type === 'link' || tree.type === 'image' || tree.type === 'definition') {
    refuseUnsafeUrl(tree, at, fault)
  }
  for (const child of tree.children ?? []) refuseCode(child, toPlace, fault)
}

function refuseUnsafeUrl(tree: Tree & { url?: string }, at: Place, fault: ReportFault): void {
  if (!/^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/.test(tree.url ?? '')) {
    fault('mdx-tag', `"${tree.url ?? ''}" is not a path, an anchor or an https address.`, at)
  }
}
