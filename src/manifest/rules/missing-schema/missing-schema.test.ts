import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings, fixed } from '#tests/made-up/rules.ts'

test('a JSON file without $schema is reported, prose and data are not', () => {
  const files = { ...homeOf([]), 'pages/about.mdx': '# A\n', 'data/mentors.json': [] }
  expect(findings('missing-schema', files)).toEqual([
    'layout.json:1:1 "$schema" is not said.',
    'pages/home.json:1:1 "$schema" is not said.',
  ])
})

test('files beside layout.json have schemas of their own', () => {
  const files = {
    ...homeOf([]),
    'layout.json': manifestOf('coba', { $schema: 'x' }),
    'routes.json': { routes: [{ path: '/', page: 'home' }] },
    'shell.json': { $schema: 'x', shell: {} },
    'pages/home.json': { $schema: 'x', blocks: [] },
  }
  expect(findings('missing-schema', files)).toEqual(['routes.json:1:1 "$schema" is not said.'])
  expect(fixed('missing-schema', files)).toMatchObject({
    'routes.json': { $schema: '../../schemas/json/routes.json' },
  })
})

test('the fix names the schema of the file', () => {
  const next = fixed('missing-schema', homeOf([]))
  expect(next).toMatchObject({
    'layout.json': { $schema: '../../schemas/json/layout.json' },
    'pages/home.json': { $schema: '../../../schemas/json/page.json' },
  })
  expect(findings('missing-schema', next)).toEqual([])
})
