import { defineProblems } from './problem-kind.ts'

/** Problems of the grammar of files. */
export const grammarProblems = defineProblems({
  'newer-manifest': {
    name: 'newer-manifest',
    family: 'grammar',
    severity: 'error',
    title: 'A layout was written for a newer Tenun',
    hint: 'Update Tenun, or write the layout for the manifest version this one reads.',
    why: 'The envelope’s version rises when its meaning changes. An older Tenun would read a newer layout wrongly.',
  },
  schema: {
    name: 'schema',
    family: 'grammar',
    severity: 'error',
    title: 'A value is not what the manifest’s grammar allows',
    hint: 'Write what the reference of the block or file allows; an editor that reads "$schema" completes it.',
    why: 'The JSON Schemas in schemas/json are made from the same source as this check: an editor that reads $schema shows the same problem while you type.',
  },
  'too-many': {
    name: 'too-many',
    family: 'grammar',
    severity: 'error',
    title: 'A layout is larger than its published limits',
    hint: 'Split what is too large; the limits stand in the rule reference.',
    why: 'The limits are those at which pages are still quick to draw and to edit: 200 routes, 25 blocks in a page, 50 in a slot, 250 nodes, six levels, 40 props, 20,000 characters in a text.',
  },
  'two-bodies': {
    name: 'two-bodies',
    family: 'grammar',
    severity: 'error',
    title: 'A page or collection is both whole and a patch, or neither',
    hint: 'Keep "blocks" (of a collection "rows") for one of its own, or "patch" to change the parent’s.',
    why: 'A page with "blocks" replaces the page of that name; one with "patch" changes it. One with both could mean either. The same holds for "rows" of a collection.',
  },
  'unknown-key': {
    name: 'unknown-key',
    family: 'grammar',
    severity: 'error',
    title: 'A key that nothing reads',
    hint: 'Mend the spelling or take the key out.',
    why: 'A misspelt key is silently ignored by most systems, and the page then quietly shows a default.',
  },
})
