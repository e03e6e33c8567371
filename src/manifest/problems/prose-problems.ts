import { defineProblems } from './problem-kind.ts'

/** Problems of pages of prose. */
export const proseProblems = defineProblems({
  'mdx-code': {
    name: 'mdx-code',
    family: 'prose',
    severity: 'error',
    title: 'A page holds code',
    hint: 'MDX is content here: no import, export, {expression} or spread.',
    why: 'MDX runs what stands in braces, on the server. Here pages are content: they are parsed and never evaluated (decisions/0004).',
  },
  'mdx-syntax': {
    name: 'mdx-syntax',
    family: 'prose',
    severity: 'error',
    title: 'A page is not well-formed MDX',
    hint: 'Close every tag; write { as \\{ where it is text.',
    why: 'A tag that is never closed would swallow the rest of the page.',
  },
  'mdx-tag': {
    name: 'mdx-tag',
    family: 'prose',
    severity: 'error',
    title: 'A page uses a tag that is not allowed',
    hint: 'Use Markdown, or a block as a tag: <ClassGrid heading="…" />.',
    why: 'Raw HTML could bring scripts, frames and styles that break the page or its visitors.',
  },
  'prose-marks': {
    name: 'prose-marks',
    family: 'prose',
    severity: 'error',
    title: 'A text has more markup than a text may have',
    hint: 'Split the text into several pages; look on this line for stars, brackets or lists that repeat without end.',
    why: 'Readers of Markdown take the square of the number of stars, brackets, backticks or nested lists. Marks are counted before a text is read, with limits that no text for people comes near: 4000 runs of stars or underscores, 4000 brackets, 2000 backticks, 5000 cells, 2000 entries of lists, 64 lists in each other.',
  },
  'translated-prose': {
    name: 'translated-prose',
    family: 'prose',
    severity: 'error',
    title: 'The prose of a page in another language does not fit the page',
    hint: 'Write no front matter, and each block of the page as a tag with its id: <Cta id="ajakan" />.',
    why: 'pages/about.en.mdx is the English prose of pages/about.mdx. Titles, data and the props of blocks are written once, in the page, with a text for each language.',
  },
})
