import { Slug } from '../slug.ts'

/** The slug that a row is found and patched by, where a row may leave it out. */
export const optionalSlug = Slug.optional().meta({
  title: 'Slug',
  description:
    'The row’s name in addresses and patches. Left out: made from its id, else from its name, title or question.',
})

/** The slug that a row is found and patched by. */
export const slug = Slug.meta({
  title: 'Slug',
  description: 'The row’s name in addresses and patches, such as rumah-baca.',
})
