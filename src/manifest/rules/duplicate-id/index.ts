import { defineRule } from '../define.ts'

export const duplicateId = defineRule({
  name: 'duplicate-id',
  family: 'reference',
  severity: 'error',
  title: 'Two nodes of a page have one id',
  hint: 'Give each node an id of its own: anchors and edits hold on to it.',
  why: 'Ids are anchors in the page, and patches, merges and undo hold on to them. The shell and the page share one document.',
})
