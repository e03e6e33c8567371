import { defineProblems } from './problem-kind.ts'

/** Problems of layouts that extend others. */
export const inheritanceProblems = defineProblems({
  'extends-cycle': {
    name: 'extends-cycle',
    family: 'inheritance',
    severity: 'error',
    title: 'Layouts extend each other in a circle, or too deep',
    hint: 'A chain of parents has at most three links.',
    why: 'A chain of at most three parents can still be understood by reading; a circle has no end.',
  },
  locked: {
    name: 'locked',
    family: 'inheritance',
    severity: 'error',
    title: 'A layout changes what its parent has locked',
    hint: 'Drop the change, or ask whoever keeps the parent to unlock it.',
    why: 'What a parent locks — a legal notice, a brand’s footer — must be the same on every site under it.',
  },
  'patch-place': {
    name: 'patch-place',
    family: 'inheritance',
    severity: 'error',
    title: 'An operation does not say where, or says it twice',
    hint: 'Say "at" with before or after; "at" and a slot, or neither, with start or end.',
    why: 'An insertion must land in one place, whoever reads it.',
  },
  'patch-prose': {
    name: 'patch-prose',
    family: 'inheritance',
    severity: 'error',
    title: 'A patch reorders a page of prose',
    hint: 'Change the props of its blocks, or replace the whole page: prose is ordered by its text.',
    why: 'Blocks of an .mdx page stand between its paragraphs, which have no ids to be put before or after.',
  },
  'patch-target': {
    name: 'patch-target',
    family: 'inheritance',
    severity: 'error',
    title: 'A patch changes something that is not there',
    hint: 'Follow the parent’s page: its node was renamed or taken out. Mend the id or drop the operation.',
    why: 'When a parent renames a node, a patch that names the old id would silently do nothing: that is how copies drift apart.',
  },
  'unknown-parent': {
    name: 'unknown-parent',
    family: 'inheritance',
    severity: 'error',
    title: 'A layout extends one that does not exist',
    hint: 'Mend the name in "extends".',
    why: 'Without its parent a layout lacks the pages and the theme it builds upon.',
  },
})
