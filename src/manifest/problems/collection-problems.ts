import { defineProblems } from './problem-kind.ts'

/** Problems of the rows of collections/ and of pages that load them. */
export const collectionProblems = defineProblems({
  'duplicate-slug': {
    name: 'duplicate-slug',
    family: 'reference',
    severity: 'error',
    title: 'Two rows of a collection have one slug',
    hint: 'Give each row a slug of its own.',
    why: 'A row is found, addressed and patched by its slug: of two rows only the first could be shown. A row without a slug has the one that its id, name, title or question makes.',
  },
  'missing-slug': {
    name: 'missing-slug',
    family: 'reference',
    severity: 'error',
    title: 'No slug can be made for a row of a collection',
    hint: 'Write a "slug" of lower-case letters, digits and hyphens.',
    why: 'A slug is made from Latin letters and digits; a name in another script, or of signs alone, makes none.',
  },
  'unknown-collection': {
    name: 'unknown-collection',
    family: 'reference',
    severity: 'error',
    title: 'Page data names a collection that does not exist',
    hint: 'Write collections/<name>.json, or mend the name.',
    why: 'A collection is a file of the layout or of one that it extends.',
  },
  'unknown-kind': {
    name: 'unknown-kind',
    family: 'grammar',
    severity: 'error',
    title: 'A collection does not say what kind of rows it has',
    hint: 'Write "kind" with one of the kinds of schemas/json/collection.json.',
    why: 'The kind decides which fields a row has, how it is checked, and what an editor completes.',
  },
  'unknown-row': {
    name: 'unknown-row',
    family: 'reference',
    severity: 'error',
    title: 'Page data names a row that its collection does not have',
    hint: 'Mend the slug, or add the row.',
    why: 'A page about a row that is not there is a 404, or lacks the block that shows it.',
  },
  'unsafe-html': {
    name: 'unsafe-html',
    family: 'safety',
    severity: 'warning',
    title: 'HTML of a layout holds something that pages leave out',
    hint: 'Keep to p, h2 to h4, ul, ol, li, strong, em, a, blockquote, code, pre, img, figure and tables, without style, class or scripts.',
    why: 'HTML of rows is shown as it is written, so it is cleaned like that of editors: what could run, or change the style of a page, is taken out when the layout is read. The report says what would be missing.',
  },
})
