import { z } from 'zod'
import { QueryReference, RouteParameter } from './binding.ts'
import { limits, Node } from './node.ts'
import { Operation } from './patch.ts'
import { Seo, Title } from './seo.ts'

const InputValue = z.union([
  RouteParameter,
  QueryReference,
  z.strictObject({ $bind: z.string().max(200) }),
  z.string().max(2000),
  z.number(),
  z.boolean(),
])

/** The answer of a call: an endpoint by its path, and its input. */
const CallData = z.strictObject({
  endpoint: z
    .string()
    .max(200)
    .meta({ description: 'The path of the call, such as v1/class/overview.' }),
  input: z.record(z.string().max(60), InputValue).default({}),
})

const conditions = z.record(z.string().max(60), InputValue)

/** Rows of a collection in the order of its file: the one of a slug, or all that meet the conditions. */
const CollectionData = z.strictObject({
  collection: z
    .string()
    .max(63)
    .meta({ description: 'The name of a file of collections/, such as portfolio.' }),
  find: InputValue.optional().meta({
    description: 'The slug of one row, such as { "$route": "slug" }.',
  }),
  where: conditions.optional().meta({
    description: 'Only rows whose fields have these values; one that is empty asks for nothing.',
  }),
  exclude: conditions
    .optional()
    .meta({ description: 'No rows whose fields have one of these values.' }),
  limit: z.int().min(1).max(limits.rows).optional().meta({ description: 'At most so many rows.' }),
})
export type CollectionData = z.output<typeof CollectionData>

/** One named resource of a page: the answer of a call, or rows of a collection. */
export const PageData = z.union([CallData, CollectionData])
export type PageData = z.output<typeof PageData>

const resources = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), PageData)
  .default({})
  .meta({ description: 'Data that bindings of this page may use, by name.' })

/** The head of a page: its data, title and SEO. In MDX this is the front matter. */
export const PageHead = z.strictObject({
  $schema: z.string().optional(),
  title: Title.optional(),
  siteName: z.boolean().optional().meta({ description: 'Join the title with the site’s name.' }),
  seo: Seo.optional(),
  data: resources,
  lock: z.boolean().optional().meta({
    description: 'Layouts that extend this one, and its sites, may not change the page.',
  }),
})
export type PageHead = z.output<typeof PageHead>

/**
 * A page file: either whole, with its ordered nodes, or a patch of its parent's page, whose head is
 * merged deep. Nodes are drawn in the order of the array.
 */
export const Page = PageHead.extend({
  blocks: z.array(Node).max(limits.topBlocks).optional(),
  patch: z
    .array(Operation)
    .max(limits.operations)
    .optional()
    .meta({ description: 'Changes of the page of this name that the parent wrote, in order.' }),
}).meta({ title: 'Page' })
export type Page = z.output<typeof Page>
