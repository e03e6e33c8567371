import { z } from 'zod'

/** The published limits of a manifest. A layout beyond one is rejected. */
export const limits = {
  layoutBytes: 512 * 1024,
  pageBytes: 256 * 1024,
  /** A page or text of Markdown, whose parser may take the square of its length. */
  proseBytes: 64 * 1024,
  dataBytes: 4 * 1024 * 1024,
  collectionBytes: 1024 * 1024,
  assetBytes: 32 * 1024 * 1024,
  /** Of all files of a layout that are read. */
  totalBytes: 256 * 1024 * 1024,
  /** Of these, the files that are no assets. */
  textBytes: 16 * 1024 * 1024,
  files: 5000,
  rows: 500,
  /** In all files of data/. */
  starterRows: 5000,
  /** The problems of one layout that are reported one by one. */
  problems: 1000,
  depth: 32,
  routes: 200,
  /** In the path of a route. */
  optionalSegments: 4,
  topBlocks: 25,
  childBlocks: 50,
  nodes: 250,
  nodeDepth: 6,
  props: 40,
  string: 20_000,
  inherit: 3,
  operations: 250,
} as const

/** An id is unique in its page and permanent for its node: anchors, diffs and patches refer to it. */
export const NodeId = z.string().regex(/^[a-z][a-z0-9-]{0,62}$/, {
  error: 'must be lower case letters, digits and hyphens, beginning with a letter',
})

/** A part of a node that layers above may not change: its position, all of it, or props by JSON Pointer. */
export const Lock = z
  .string()
  .max(200)
  .regex(/^(node|position|\/(props|slots)(\/.+)?)$/, {
    error: 'must be node, position, or a pointer such as /props/heading',
  })
export type Lock = z.output<typeof Lock>

/** One node of a page: a block type, its props and its children. */
export const Node = z
  .strictObject({
    id: NodeId,
    type: z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'must be the name of a block' }),
    v: z
      .int()
      .positive()
      .default(1)
      .meta({ description: 'The version of the block it was written at.' }),
    props: z.record(z.string().max(60), z.json()).default({}),
    lock: z
      .array(Lock)
      .max(20)
      .optional()
      .meta({ description: 'What layouts that extend this one, and its sites, may not change.' }),
    get slots() {
      return z.record(z.string().max(60), z.array(Node).max(limits.childBlocks)).optional()
    },
  })
  .meta({ id: 'Node', title: 'Node' })
export type Node = z.output<typeof Node>
