import { defineRule } from '../define.ts'

export const unknownAsset = defineRule({
  name: 'unknown-asset',
  family: 'reference',
  severity: 'error',
  title: 'Something names a file that assets/ does not hold',
  hint: 'Put the file into the layout’s assets/ or mend the name.',
  why: 'A picture that is not there is an empty frame on every page that shows it.',
})
