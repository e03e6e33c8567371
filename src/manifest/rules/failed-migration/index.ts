import { defineRule } from '../define.ts'

export const failedMigration = defineRule({
  name: 'failed-migration',
  family: 'upkeep',
  severity: 'error',
  title: 'A migration of a block failed on props that were written',
  hint: 'This is a defect of the block: its migration must take whatever its version allowed.',
  why: 'Props of an older version are brought up to date each time a layout is read. Where that fails, the block is given props it does not know.',
})
