import { defineProblems } from './problem-kind.ts'

/** Problems found while pages are rendered. */
export const drawingProblems = defineProblems({
  'broken-props': {
    name: 'broken-props',
    family: 'drawing',
    severity: 'error',
    title: 'A node’s props are wrong once its data is bound',
    hint: 'Give the binding a fallback of the right kind.',
    why: 'Found while a page is drawn: bound data did not fit the block’s props. The block is left out.',
  },
  'dropped-address': {
    name: 'dropped-address',
    family: 'drawing',
    severity: 'warning',
    title: 'A link or a picture has an address that is not safe',
    hint: 'Write a path, https:, mailto: or tel: into the row, or at the service that the address is from.',
    why: 'Found while a page is drawn: another scheme, a control character or a backslash can run code or lead to another site. The block is shown without the address.',
  },
  'failed-need': {
    name: 'failed-need',
    family: 'drawing',
    severity: 'warning',
    title: 'A block’s data could not be had',
    hint: 'Look at the service’s own error beside this line.',
    why: 'Found while a page is drawn: a service answered with an error or too late. The block shows its fallback or is left out.',
  },
  'failed-prose': {
    name: 'failed-prose',
    family: 'drawing',
    severity: 'error',
    title: 'The text of a page could not be drawn',
    hint: 'Split the text; look for thousands of brackets, stars or tags in one paragraph.',
    why: 'Found while a page is drawn: its Markdown is turned into HTML in a thread of its own, which is ended after five seconds or 512 MiB. The page is served with its blocks and without its text.',
  },
  'failed-render': {
    name: 'failed-render',
    family: 'drawing',
    severity: 'error',
    title: 'A block failed while it was drawn',
    hint: 'This is a defect of the block; the page was served without it.',
    why: 'Found while a page is drawn: the block’s own code failed. The rest of the page is served.',
  },
  'format-budget': {
    name: 'format-budget',
    family: 'drawing',
    severity: 'warning',
    title: 'The formats of a page read more than a page may',
    hint: 'Bind a shorter field, such as a summary, or use fewer formats on long texts.',
    why: 'Found while a page is drawn: formats of bindings read the texts that services answer, which a layout does not limit. All those of one page may read two million characters; what is beyond shows its fallback.',
  },
})
