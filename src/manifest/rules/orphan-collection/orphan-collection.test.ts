import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const partners = { kind: 'partner', rows: [{ name: 'Sanggar Lurik' }] }

test('a collection that no page loads is reported at the file', () => {
  const data = { used: { collection: 'mitra' } }
  const files = {
    ...homeOf([], { data }),
    'collections/mitra.json': partners,
    'collections/sponsor.json': partners,
  }
  expect(findings('orphan-collection', files)).toEqual([
    'collections/sponsor.json:1:1 No page loads "sponsor".',
  ])
})

test('nothing is said while a page cannot be read', () => {
  const files = { ...homeOf([]), 'pages/mitra.json': '{', 'collections/mitra.json': partners }
  expect(findings('orphan-collection', files)).toEqual([])
})

test('an abstract layout may have collections for those that extend it', () => {
  const files = {
    'layout.json': manifestOf('coba', { abstract: true }),
    'collections/mitra.json': partners,
  }
  expect(findings('orphan-collection', files)).toEqual([])
})
