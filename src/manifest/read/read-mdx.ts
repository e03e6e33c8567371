import { limits } from '#schemas/node.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { readFrontMatter } from './front-matter.ts'
import { parseMdx } from './parse-mdx.ts'
import { refusalOf } from './refuse-prose.ts'
import { withoutMark, type Fault } from './read-json.ts'
import {
  isBlockTag,
  isTag,
  refuseUnsafeUrl,
  type ReportFault,
  type TagNode,
  toNode,
  type ToPlace,
  type Tree,
} from './mdx-tags.ts'

/** A page of prose: its head, its prose with `<Node n="0" />` for each block, and those blocks. */
export interface ReadMdx {
  head: unknown
  prose: string
  nodes: TagNode[]
  faults: Fault[]
  /** The location in the front matter of a pointer into the head. */
  headPlace(pointer: string): SourceLocation
}

/** HTML tags that prose may use, without attributes. */
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

/** Parses MDX without evaluating it: code in it is reported as a problem. */
export function readMdx(file: string, written: string): ReadMdx {
  const text = withoutMark(written)
  const origin: SourceLocation = { file, line: 1, column: 1, pointer: '' }
  const read: ReadMdx = {
    head: {},
    prose: '',
    nodes: [],
    faults: [],
    headPlace: (pointer) => ({ ...origin, pointer }),
  }
  const fault: ReportFault = (rule, message, place) =>
    void read.faults.push({ rule, message, place })
  const refusal = refusalOf(text)
  if (refusal) {
    fault(refusal.rule, refusal.message, { ...origin, line: refusal.line })
    return read
  }
  const tree = parseMdx(file, text, fault)
  if (tree === undefined) return read

  const cuts: { from: number; to: number; with: string }[] = []
  const toPlace: ToPlace = (point) => ({
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
      const node = toNode(child, { toPlace, fault })
      cuts.push({ from, to, with: `<Node n="${read.nodes.length}" />` })
      if (read.nodes.push(node) === limits.topBlocks + 1) {
        fault('too-many', `At most ${limits.topBlocks} blocks in a page.`, node.place)
      }
    } else refuseCode(child, toPlace, fault)
  }
  read.prose = cuts.reduceRight(
    (text, cut) => text.slice(0, cut.from) + cut.with + text.slice(cut.to),
    text,
  )
  return read
}

/** Reports code, disallowed tags and URLs in a part of the text, and too deep nesting. */
function refuseCode(part: Tree, toPlace: ToPlace, fault: ReportFault): void {
  const open = [{ tree: part, depth: 1 }]
  for (let one = open.pop(); one; one = open.pop()) {
    const { tree, depth } = one
    const at = toPlace(tree.position?.start)
    if (depth > limits.depth) return fault('too-deep', `More than ${limits.depth} levels.`, at)
    refuseOne(tree, at, fault)
    const children = tree.children ?? []
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i]
      if (child) open.push({ tree: child, depth: depth + 1 })
    }
  }
}

function refuseOne(tree: Tree, at: SourceLocation, fault: ReportFault): void {
  const name = tree.name ?? ''
  if (codeNodes.has(tree.type)) fault('mdx-code', 'import, export and {expressions} are code.', at)
  else if (isBlockTag(tree)) fault('mdx-tag', `<${name}> must stand on lines of its own.`, at)
  else if (isTag(tree) && !plainTags.has(name)) fault('mdx-tag', `<${name}> is not allowed.`, at)
  else if (isTag(tree) && (tree.attributes ?? []).length > 0) {
    fault('mdx-tag', `<${name}> takes no attributes.`, at)
  } else if (tree.type === 'link' || tree.type === 'image' || tree.type === 'definition') {
    refuseUnsafeUrl(tree, at, fault)
  }
}
