import { z } from 'zod'

/** Which page of a list is shown. */
export const listPageProp = z.int().min(1).max(500).default(1).meta({
  title: 'Page of the list',
  description: 'Bound to the query, { "$query": "page" }, the list has links to its other pages.',
  role: 'data',
})

/** The words that listed items have. */
export const searchProp = z.string().max(100).optional().meta({
  title: 'Only with these words',
  description: 'Bound to the query, { "$query": "search" }, the list has a search.',
  role: 'data',
})

/** The category that listed items are of. */
export const categoryProp = z.string().max(200).optional().meta({
  title: 'Only of this category',
  description:
    'The id or the slug of a category. Bound to a choice of the query, visitors filter by links.',
  role: 'data',
})
