import { z } from 'zod'
import { Node, NodeId } from './node.ts'

const at = NodeId.meta({ description: 'The id of a node that a parent wrote.' })
const slot = z
  .string()
  .max(60)
  .optional()
  .meta({ description: 'A slot of that node; in a shell without "at": header or footer.' })
const where = z.enum(['before', 'after', 'start', 'end']).meta({
  description:
    'before or after the node "at"; or at the start or end of its slot, or, without "at", of the page.',
})
const version = z
  .int()
  .positive()
  .default(1)
  .meta({ description: 'The version of the block these props are written for.' })

/** Inserts a new node beside another, or into a slot. */
const Insert = z.strictObject({
  op: z.literal('insert'),
  where,
  at: at.optional(),
  slot,
  node: Node,
})

/** Deletes a node and its children. */
const Remove = z.strictObject({ op: z.literal('remove'), at })

/** Moves a node: beside the node "to", or into a slot. */
const Move = z.strictObject({
  op: z.literal('move'),
  at,
  where,
  to: at.optional(),
  slot,
})

/** Replaces one node with another. */
const Replace = z.strictObject({ op: z.literal('replace'), at, node: Node })

/** Merges props into those of a node: objects deep, arrays whole. `null` is a value. */
const MergeProps = z.strictObject({
  op: z.literal('props'),
  at,
  v: version,
  props: z.record(z.string().max(60), z.json()),
})

/** Deletes props of a node, so that the block's defaults apply. */
const Unset = z.strictObject({
  op: z.literal('unset'),
  at,
  paths: z
    .array(z.string().max(500).regex(/^\//, { error: 'must be a JSON Pointer such as /lead' }))
    .min(1)
    .max(40)
    .meta({ description: 'JSON Pointers into the props, such as /lead.' }),
})

/** One change to a page of a parent layout. Operations are applied in order. */
export const Operation = z
  .discriminatedUnion('op', [Insert, Remove, Move, Replace, MergeProps, Unset])
  .meta({ id: 'Operation', title: 'Operation', description: 'A change of the parent’s page.' })
export type Operation = z.output<typeof Operation>
