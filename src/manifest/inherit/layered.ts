import type { z } from 'zod'
import type { Lock, Node } from '#schemas/node.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Json } from '../values/objects.ts'

export type RawNode = z.input<typeof Node>

/** What one layer wrote about a node: the whole node, or a part by an operation. */
export interface LayerEdit {
  layer: string
  by: 'node' | 'insert' | 'move' | 'replace' | 'props' | 'unset'
  /** Relative to the node: empty for the whole node, `/props`, `/props/lead`. */
  pointer: string
  value: unknown
  /** The version of the block it was written for. */
  v?: number
  place(below: string): SourceLocation
}

/** Migrates props to the newest version of their block; `isPartial` when they are only an operation's changes. */
export type Migrate = (
  props: { type: string; v: number; value: Json; isPartial: boolean },
  place: () => SourceLocation,
) => { v: number; value: Json }

/** The layer being read, and the migration of its props. */
export interface Layer {
  name: string
  migrate: Migrate
}

/** A node with its layers merged, and the edits that it came from. */
export interface LayeredNode {
  id: string
  type: string
  v: number
  props: Json
  slots: Record<string, LayeredNode[]>
  locks: { lock: Lock; layer: string }[]
  /** The oldest first. */
  edits: LayerEdit[]
}

/** Converts a node of one file: migrated to its block's newest version, its children with their locations. */
export function toLayered(
  node: RawNode,
  layer: Layer,
  place: (below: string) => SourceLocation,
): LayeredNode {
  const slots: Record<string, LayeredNode[]> = {}
  for (const [slot, children] of Object.entries(node.slots ?? {})) {
    slots[slot] = children.map((child, i) =>
      toLayered(child, layer, (below) => place(`/slots/${slot}/${i}${below}`)),
    )
  }
  const written = { type: node.type, v: node.v ?? 1, value: node.props ?? {}, isPartial: false }
  const { v, value: props } = layer.migrate(written, () => place('/props'))
  const value = props === node.props ? node : { ...node, props }
  return {
    id: node.id,
    type: node.type,
    v,
    props,
    slots,
    locks: (node.lock ?? []).map((lock) => ({ lock, layer: layer.name })),
    edits: [{ layer: layer.name, by: 'node', pointer: '', value, v: written.v, place }],
  }
}

/** Converts the node back to the form of a file. */
export function toRaw(node: LayeredNode): RawNode {
  const slots = Object.entries(node.slots)
  return {
    id: node.id,
    type: node.type,
    v: node.v,
    ...(node.locks.length > 0 && { lock: node.locks.map(({ lock }) => lock) }),
    props: node.props as NonNullable<RawNode['props']>,
    ...(slots.length > 0 && {
      slots: Object.fromEntries(slots.map(([slot, children]) => [slot, children.map(toRaw)])),
    }),
  }
}

/** Visits nodes and their children, parents first; nodes without a parent have depth 1. */
export function walkNodes(
  nodes: readonly LayeredNode[],
  visit: (node: LayeredNode, depth: number) => void,
  depth = 1,
): void {
  for (const node of nodes) {
    visit(node, depth)
    for (const children of Object.values(node.slots)) walkNodes(children, visit, depth + 1)
  }
}
