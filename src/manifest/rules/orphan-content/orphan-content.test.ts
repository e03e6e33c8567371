import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

test('a text that nothing names is reported at the file', () => {
  const node = { id: 'a', type: 'card', props: { title: 'A', body: 'content:sejarah' } }
  const files = { ...homeOf([node]), 'content/sejarah.mdx': 'A', 'content/visi.mdx': 'B' }
  expect(findings('orphan-content', files)).toEqual([
    'content/visi.mdx:1:1 Nothing names content:visi.',
  ])
})

test('an abstract layout may have unused texts', () => {
  const files = { 'layout.json': manifestOf('coba', { abstract: true }), 'content/visi.mdx': 'B' }
  expect(findings('orphan-content', files)).toEqual([])
})
