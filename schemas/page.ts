import { z } from 'zod'
import { RouteParameter } from './binding.ts'
import { Seo, Title } from './seo.ts'

/** The published limits of a manifest. A layout beyond one is refused. */
export const limits = {
  layoutBytes: 512 * 1024,
  pageBytes: 256 * 1024,
  depth: 32,
  routes: 200,
  topBlocks: 25,
  nodes: 250,
  nodeDepth: 6,
  props: 40,
  string: 20_000,
  inherit: 3,
} as const

/** An id is unique in its page and stays with the node: anchors, diffs and patches hold on to it. */
export const NodeId = z.string().regex(/^[a-z][a-z0-9-]{0,62}$/, {
  error: 'must be lower case letters, digits and hyphens, beginning with a letter',
})

/** One entry in a page: which block, with which props, around which children. */
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
    get slots() {
      return z.record(z.string().max(60), z.array(Node).max(limits.topBlocks)).optional()
    },
  })
  .meta({ id: 'Node', title: 'Node' })
export type Node = z.output<typeof Node>

const InputValue = z.union([
  RouteParameter,
  z.strictObject({ $bind: z.string().max(200) }),
  z.string().max(2000),
  z.number(),
  z.boolean(),
])

/** One named resource of a page: an endpoint by its path and what it is asked. */
export const PageData = z.strictObject({
  endpoint: z
    .string()
    .max(200)
    .meta({ description: 'The path of the call, such as v1/class/overview.' }),
  input: z.record(z.string().max(60), InputValue).default({}),
})
export type PageData = z.output<typeof PageData>

const resources = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), PageData)
  .default({})
  .meta({ description: 'Data that bindings of this page may use, by name.' })

/** The head of a page: what it loads and how it presents itself. In MDX this is the front matter. */
export const PageHead = z.strictObject({
  $schema: z.string().optional(),
  title: Title.optional(),
  siteName: z.boolean().optional().meta({ description: 'Join the title with the site’s name.' }),
  seo: Seo.optional(),
  data: resources,
})
export type PageHead = z.output<typeof PageHead>

/** A page: its head and its ordered nodes. The order is the array's and nothing else's. */
export const Page = PageHead.extend({
  blocks: z.array(Node).max(limits.topBlocks),
}).meta({ title: 'Page' })
export type Page = z.output<typeof Page>
