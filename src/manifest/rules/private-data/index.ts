import { defineRule } from '../define.ts'

export const privateData = defineRule({
  name: 'private-data',
  family: 'binding',
  severity: 'error',
  title: 'A page binds data that not every visitor may see',
  hint: 'Pages are one for all visitors: let a block ask for it in the browser.',
  why: 'A page is kept once and sent to everyone. What only some may see must not be in it.',
})
