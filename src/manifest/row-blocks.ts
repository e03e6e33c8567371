import { collectionKinds } from '#schemas/collections/index.ts'
import { Slug } from '#schemas/slug.ts'
import type { KnownBlocks } from './known-blocks.ts'

/** The kinds of row as blocks: a row is checked and compiled as a node whose props are its fields. */
export const rowBlocks: KnownBlocks = new Map(
  Object.entries(collectionKinds).map(([type, { title, row }]) => [
    type,
    // The file may leave the slug out; a row that is read has one.
    { type, title, description: '', props: row.extend({ slug: Slug }) },
  ]),
)
