import { defineRule } from '../define.ts'

export const starterData = defineRule({
  name: 'starter-data',
  family: 'file',
  severity: 'error',
  title: 'A row of starter data is not what its table takes',
  hint: 'Follow schemas/json/data-<file>.json.',
  why: 'Rows of data/ are stored in the database when a site is new. One wrong row would leave its table empty.',
})
