import { defineRule } from '../define.ts'

export const tooDeep = defineRule({
  name: 'too-deep',
  family: 'file',
  severity: 'error',
  title: 'A file is nested deeper than a manifest may be',
  hint: 'Flatten the slots: no layout needs more than six levels of blocks.',
  why: 'Depth is counted token by token before anything recursive runs: 32 levels of JSON, six of blocks.',
})
