import { defineRule } from '../define.ts'

export const wrongName = defineRule({
  name: 'wrong-name',
  family: 'route',
  severity: 'error',
  title: 'A layout’s name is not its folder’s name',
  hint: 'Write the folder’s name.',
  why: 'Layouts are found by their folders; `extends` and sites name them so.',
})
