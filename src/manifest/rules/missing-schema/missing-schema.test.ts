import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings, fixed } from '#tests/made-up/rules.ts'

test('a JSON file without $schema is reported, prose and data are not', () => {
  const files = { ...homeOf([]), 'pages/about.mdx': '# A\n', 'data/mentors.json': [] }
  expect(findings('missing-schema', files)).toEqual([
    'layout.json:1:1 "$schema" is not said.',
    'pages/home.json:1:1 "$schema" is not said.',
  ])
})

test('the fix names the schema of the file', () => {
  const next = fixed('missing-schema', homeOf([]))
  expect(next).toMatchObject({
    'layout.json': { $schema: '../../schemas/json/layout.json' },
    'pages/home.json': { $schema: '../../../schemas/json/page.json' },
  })
  expect(findings('missing-schema', next)).toEqual([])
})
