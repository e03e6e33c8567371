import type { z } from 'zod'
import type { Shell } from '#schemas/layout.ts'
import type { Node } from '#schemas/node.ts'
import type { Operation } from '#schemas/patch.ts'
import { isSame } from '../values/objects.ts'
import { diffProps, isMergeable } from './diff-props.ts'
import { longestRising } from './longest-rising.ts'
import { spotsOf, slotsOf, type List, type Spot } from './node-lists.ts'

/** The operations that turn one page's nodes into another's. Ids must be unique; an empty slot equals a missing one. */
export const diffNodes = (base: readonly Node[], next: readonly Node[]): Operation[] =>
  diffLists([{ nodes: base }], [{ nodes: next }])

type Parts = Pick<z.output<typeof Shell>, 'header' | 'footer'>

/** The operations that turn one shell into another; a node may move from the header to the footer. */
export const diffShell = (base: Parts, next: Parts): Operation[] =>
  diffLists(partsOf(base), partsOf(next))

const partsOf = ({ header = [], footer = [] }: Parts): List[] => [
  { slot: 'header', nodes: header },
  { slot: 'footer', nodes: footer },
]

/** Both sides, and the state in between. */
interface Diff {
  before: ReadonlyMap<string, Spot>
  /** Nodes that only a replacement can turn into the other side's, with their children. */
  replaced: ReadonlySet<string>
  inserted: Set<string>
  placed: Set<string>
  operations: Operation[]
}

function diffLists(base: readonly List[], next: readonly List[]): Operation[] {
  const before = spotsOf(base)
  const after = spotsOf(next)
  const both = [...after.values()].flatMap(({ node }) => {
    const old = before.get(node.id)?.node
    return old ? [{ old, node }] : []
  })
  const replaced = both.filter(({ old, node }) => !isAdjustable(old, node))
  const diff: Diff = {
    before,
    replaced: new Set(replaced.map(({ node }) => node.id)),
    inserted: new Set(),
    placed: new Set(),
    operations: [],
  }
  for (const list of next) arrange(list, diff)
  const contents = both
    .filter(({ node }) => diff.placed.has(node.id))
    .flatMap(({ old, node }): Operation[] =>
      diff.replaced.has(node.id) ? [{ op: 'replace', at: node.id, node }] : adjust(old, node),
    )
  return [...diff.operations, ...removals(diff), ...contents]
}

/** Orders a list, parents before children, so that no node is ever moved into itself. */
function arrange(list: List, diff: Diff): void {
  const stays = staying(list, diff)
  for (const [i, node] of list.nodes.entries()) {
    diff.placed.add(node.id)
    if (stays.has(node.id)) continue
    const { at, ...where } = whereIn(list, i)
    if (diff.before.has(node.id))
      diff.operations.push({ op: 'move', at: node.id, ...where, ...(at && { to: at }) })
    else {
      const fresh = onlyNew(node, diff)
      diff.operations.push({ op: 'insert', ...where, ...(at && { at }), node: fresh })
    }
  }
  const open = list.nodes.filter(({ id }) => !diff.replaced.has(id))
  for (const slot of open.flatMap(slotsOf)) arrange(slot, diff)
}

/** The nodes of a list that are already in it and in order. */
function staying({ holder, slot, nodes }: List, { before, inserted }: Diff): Set<string> {
  const here = nodes.flatMap(({ id }) => {
    const spot = before.get(id)
    return spot && spot.holder === holder && spot.slot === slot ? [{ id, index: spot.index }] : []
  })
  const ordered = longestRising(here.map(({ index }) => index)).map((i) => here[i]?.id ?? '')
  return new Set([...ordered, ...inserted])
}

interface Where {
  where: 'start' | 'end' | 'after'
  at?: string
  slot?: string
}

/** After the previous node unless it is last, so that it keeps its position when a parent adds others. */
function whereIn({ holder, slot, nodes }: List, i: number): Where {
  const previous = nodes[i - 1]
  if (previous && i < nodes.length - 1) return { where: 'after', at: previous.id }
  return {
    where: previous ? 'end' : 'start',
    ...(holder !== undefined && { at: holder }),
    ...(slot !== undefined && { slot }),
  }
}

/** A new node with its new children; existing children are moved into it later. */
function onlyNew(node: Node, diff: Diff): Node {
  diff.inserted.add(node.id)
  if (node.slots === undefined) return node
  const slots = Object.entries(node.slots).map(([slot, nodes]) => {
    const fresh = nodes.filter(({ id }) => !diff.before.has(id))
    return [slot, fresh.map((child) => onlyNew(child, diff))] as const
  })
  return { ...node, slots: Object.fromEntries(slots) }
}

/** Deletes nodes that the other side lacks; children that it still has were moved out before. */
const removals = ({ before, placed, replaced }: Diff): Operation[] =>
  [...before.values()]
    .filter(({ node, holder }) => {
      const goesWithHolder = holder !== undefined && (!placed.has(holder) || replaced.has(holder))
      return !placed.has(node.id) && !goesWithHolder
    })
    .map(({ node }) => ({ op: 'remove', at: node.id }))

/** Whether operations on props alone can turn one node into the other. */
function isAdjustable(old: Node, node: Node): boolean {
  if (old.type !== node.type || old.v !== node.v) return false
  if (!isSame(old.lock ?? [], node.lock ?? [])) return false
  if (!isMergeable(old.props) || !isMergeable(node.props)) return isSame(old.props, node.props)
  return diffProps(old.props, node.props).unset.every((pointer) => pointer.length <= 500)
}

const pathsInOne = 40

function adjust({ props }: Node, { id: at, v, props: wanted }: Node): Operation[] {
  const { merge, unset } = diffProps(props, wanted)
  const operations: Operation[] = []
  if (Object.keys(merge).length > 0)
    operations.push({ op: 'props', at, v, props: merge as Node['props'] })
  for (let i = 0; i < unset.length; i += pathsInOne)
    operations.push({ op: 'unset', at, paths: unset.slice(i, i + pathsInOne) })
  return operations
}
