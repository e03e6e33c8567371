import type { SourceLocation } from '#schemas/problems.ts'
import { isObject } from '../../values/objects.ts'
import { defineRule, type LayoutScope } from '../define.ts'

export const missingSchema = defineRule({
  name: 'missing-schema',
  family: 'upkeep',
  severity: 'info',
  title: 'A file does not name its JSON Schema',
  hint: 'Write "$schema" as the first key.',
  why: 'With it, an editor completes blocks and props, explains them, and marks what is wrong while it is typed.',
  layout(scope) {
    const { own } = scope.layout
    if (own.manifest?.$schema === undefined)
      reportMissing(scope, own.place(''), '../../schemas/json/layout.json')
    for (const [path, { value, place }] of own.parts)
      if (!isObject(value) || typeof value['$schema'] !== 'string')
        reportMissing(scope, place(''), `../../schemas/json/${path}`)
    for (const { file, head, place } of own.pages.values()) {
      if (head.$schema === undefined && file.endsWith('.json'))
        reportMissing(scope, place(''), '../../../schemas/json/page.json')
    }
    for (const { hasSchema, place } of own.collections.values())
      if (!hasSchema) reportMissing(scope, place(''), '../../../schemas/json/collection.json')
  },
})

function reportMissing({ report }: LayoutScope, place: SourceLocation, schema: string): void {
  const edits = [{ pointer: '/$schema', value: schema }]
  report('"$schema" is not said.', place, { fix: { title: `Write "$schema": "${schema}"`, edits } })
}
