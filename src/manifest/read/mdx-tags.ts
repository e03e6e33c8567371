import { proseLinkForm } from '#schemas/address.ts'
import { limits, NodeId } from '#schemas/node.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import type { ProblemName } from '../problems/catalogue.ts'
import { readJson } from './read-json.ts'
import { forbiddenKeys } from '../values/objects.ts'

/** A node as a tag writes it, with the location of the tag and of each prop. */
export interface TagNode {
  id?: string
  /** The version of the block it was written for: `v={2}`. */
  v?: number
  type: string
  props: Record<string, unknown>
  slots: Record<string, TagNode[]>
  place: SourceLocation
  propPlaces: Record<string, SourceLocation>
}

/** The part of mdast and its MDX extension that is read. */
export interface Tree {
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

export type ReportFault = (rule: ProblemName, message: string, place: SourceLocation) => void
export type ToPlace = (point: Point | undefined) => SourceLocation

/** How the tags of one file are read: the location of each point, and the reporter of problems. */
interface TagScope {
  toPlace: ToPlace
  fault: ReportFault
}

export const isTag = (tree: Tree) =>
  tree.type === 'mdxJsxFlowElement' || tree.type === 'mdxJsxTextElement'
export const isBlockTag = (tree: Tree) => isTag(tree) && /^[A-Z]/.test(tree.name ?? '')

/** `MadeUp` → `made-up`. */
const typeOf = (name: string) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()

/** Converts a tag and its children to a node. */
export function toNode(tree: Tree, scope: TagScope, depth = 1): TagNode {
  const { toPlace, fault } = scope
  const place = toPlace(tree.position?.start)
  const type = typeOf(tree.name ?? '')
  const node: TagNode = { type, props: {}, slots: {}, place, propPlaces: {} }
  const seen = new Set<string>()
  for (const attribute of tree.attributes ?? []) {
    const at = toPlace(attribute.position?.start)
    const { name } = attribute
    if (attribute.type !== 'mdxJsxAttribute' || name === undefined) {
      fault('mdx-code', 'A spread is code.', at)
    } else if (seen.has(name)) fault('duplicate-key', `"${name}" stands twice.`, at)
    else if (forbiddenKeys.has(name)) fault('forbidden-key', `"${name}" is refused.`, at)
    else {
      const value = literal(attribute, (rule, message) => fault(rule, message, at))
      if (value !== undefined) setAttribute(node, { name, value, at }, fault)
    }
    if (name !== undefined) seen.add(name)
  }
  fillSlots({ node, tree, depth }, scope)
  return node
}

/** Reads an attribute: the node's id or version, or a prop. `slot` is read by the parent. */
function setAttribute(
  node: TagNode,
  { name, value, at }: { name: string; value: unknown; at: SourceLocation },
  fault: ReportFault,
): void {
  if (name === 'id' && typeof value === 'string') {
    const { error } = NodeId.safeParse(value, { error: messagesIn('en') })
    if (error) fault('schema', `"${value}": ${refusalsOf(error)[0]?.message}`, at)
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

function fillSlots(
  { node, tree, depth }: { node: TagNode; tree: Tree; depth: number },
  scope: TagScope,
): void {
  const { toPlace, fault } = scope
  for (const child of tree.children ?? []) {
    const place = toPlace(child.position?.start)
    if (!isBlockTag(child)) {
      const message = 'Only blocks stand inside a block; write text as a prop.'
      if (child.type !== 'paragraph' || !isBlank(child)) fault('mdx-tag', message, place)
      continue
    }
    const slot = child.attributes?.find(({ name }) => name === 'slot')
    const named = slot && literal(slot, () => undefined)
    const name = typeof named === 'string' ? named : 'body'
    if (forbiddenKeys.has(name)) {
      fault('forbidden-key', `"${name}" is refused.`, toPlace(slot?.position?.start))
    } else if (depth === limits.nodeDepth) {
      fault('too-deep', `At most ${limits.nodeDepth} blocks deep.`, place)
    } else {
      const children = Object.hasOwn(node.slots, name) ? (node.slots[name] ?? []) : []
      if (children.length === limits.childBlocks) {
        fault('too-many', `"${name}" holds at most ${limits.childBlocks} blocks.`, place)
      }
      children.push(toNode(child, scope, depth + 1))
      node.slots[name] = children
    }
  }
}

const isBlank = (tree: Tree): boolean =>
  (tree.children ?? []).every((child) => child.type === 'text' && child.value?.trim() === '')

/** A quoted string, a bare name (true), or JSON in braces; undefined for anything else, which is reported. */
function literal(
  { name, value }: Attribute,
  report: (rule: ProblemName, message: string) => void,
): unknown {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const { value: read, faults } = readJson('', value.value, limits.pageBytes)
  for (const { rule, message } of faults) {
    if (rule !== 'json-syntax') report(rule, message)
    else report('mdx-code', `"${name}" holds an expression, not a JSON literal.`)
  }
  return faults.length === 0 ? read : undefined
}

/** Reports the address of a link or a picture that leads nowhere safe. */
export function refuseUnsafeUrl(
  tree: Tree & { url?: string },
  at: SourceLocation,
  fault: ReportFault,
): void {
  if (!proseLinkForm.test(tree.url ?? '')) {
    fault('mdx-tag', `"${tree.url ?? ''}" is not a path, an anchor or an https address.`, at)
  }
}
