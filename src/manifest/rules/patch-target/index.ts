import { defineRule } from '../define.ts'

export const patchTarget = defineRule({
  name: 'patch-target',
  family: 'inheritance',
  severity: 'error',
  title: 'A patch changes something that is not there',
  hint: 'Follow the parent’s page: its node was renamed or taken out. Mend the id or drop the operation.',
  why: 'When a parent renames a node, a patch that names the old id would silently do nothing: that is how copies drift apart.',
})
