/** Kinds of rows with a page of their own, besides the kinds of posts, which are rows of the site. Without zod, so that every page loads it. */
export const rowKinds = ['class', 'program', 'podcast', 'career', 'job', 'mentor'] as const
export type RowKind = (typeof rowKinds)[number]
