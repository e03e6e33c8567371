import { type MadeTable, others } from './made-table.ts'
import { days, id, named, one } from './sql-expressions.ts'
import { made } from './words.ts'

/** Kinds of post in the order of their numbers, and how many categories each kind has. */
export const kinds = ['article', 'news', 'blog', 'podcast']
export const categories = 5
export const programs = 6
const kindName = `(ARRAY['${kinds.join("','")}'])[n]`
const kindOf = (by = 'n') => id('kind', `((${by}) % 3 + 1)`)
const categoryOf = (kind: string) =>
  id('category', `((${kind} - 1) * ${categories} + ${one(categories, 'n / 3')})`)
/** Posts and podcasts, with their kinds and rubrics. */
export const postTables: MadeTable[] = [
  {
    name: 'post_kinds',
    each: () => kinds.length,
    columns: {
      id: id('kind'),
      slug: kindName,
      names: `json_build_object('id', ${kindName}, 'en', ${kindName})`,
      carries: `CASE n WHEN 4 THEN '{event}'::text[] ELSE '{series,author}'::text[] END`,
    },
  },
  {
    name: 'post_categories',
    each: () => kinds.length * categories,
    columns: {
      id: id('category'),
      kind_id: id('kind', `((n - 1) / ${categories} + 1)`),
      slug: `'rubrik-' || n`,
      name: made.title,
    },
  },
  {
    name: 'posts',
    each: ({ posts, sites }) => Math.ceil(posts / sites),
    columns: {
      ...named('post', 'tulisan'),
      kind_id: kindOf(),
      category_id: categoryOf('(n % 3 + 1)'),
      title: made.title,
      summary: made.sentence,
      content: `'<p>' || ${made.text} || '</p>'`,
      is_published: 'n % 10 > 0',
      published_at: days('5 - n * 3'),
      minutes: one(9),
      views: 'n * 7919 % 5000',
      parent_id: `case when n % 21 = 20 then ${id('post', '(n - 3)')} end`,
    },
  },
  {
    // Events are posts of the fourth kind.
    name: 'posts',
    each: others(),
    columns: {
      ...named('event', 'temu'),
      kind_id: id('kind', '4'),
      category_id: id('category', `(${3 * categories} + ${one(categories)})`),
      title: made.title,
      summary: made.sentence,
      content: `'<p>' || ${made.text} || '</p>'`,
      published_at: days('-n'),
      minutes: '1',
      event_starts_at: days('n - 20'),
      event_ends_at: days('n - 19'),
      event_zone: `'Asia/Jakarta'`,
      event_place: made.title,
    },
  },
  {
    name: 'event_programs',
    each: others(),
    columns: {
      ...named('event_program', 'gelar'),
      post_id: id('event', 'n'),
      name: made.title,
      summary: made.sentence,
      starts_at: days('n - 20'),
      ends_at: days('n - 19'),
    },
  },
  {
    name: 'event_careers',
    each: others(),
    columns: {
      ...named('event_career', 'kerja'),
      post_id: id('event', 'n'),
      name: made.title,
      organisation: made.title,
      summary: made.sentence,
      employment: `'full-time'`,
    },
  },
  {
    name: 'podcasts',
    each: others(),
    columns: {
      ...named('podcast', 'siniar'),
      kind_id: id('kind', '4'),
      category_id: id('category', `(${3 * categories} + ${one(categories)})`),
      title: made.title,
      summary: made.sentence,
      description: made.text,
      seconds: '60 * n',
      published_at: days('-n'),
    },
  },
]
