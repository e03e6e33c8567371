import { defineRule } from '../define.ts'

export const schema = defineRule({
  name: 'schema',
  family: 'grammar',
  severity: 'error',
  title: 'A value is not what the manifest’s grammar allows',
  hint: 'Set $schema and let the editor complete the value.',
  why: 'The JSON Schemas in schemas/json are made from the same source as this check: an editor that reads $schema shows the same problem while you type.',
})
