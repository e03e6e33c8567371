import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (settings: object) =>
  findings('maintenance-unsaid', { 'layout.json': manifestOf('coba', { site: { settings } }) })

test('a site that does not say whether it is open is reported at its settings', () => {
  expect(found({ title: 'A' })).toEqual([
    'layout.json:5:5 "isMaintenance" is not said, which closes the site.',
  ])
})

test('a site that says it, and a layout without a site, are valid', () => {
  expect(found({ title: 'A', isMaintenance: true })).toEqual([])
  expect(found({ title: 'A', isMaintenance: false })).toEqual([])
  const files = { 'layout.json': manifestOf('coba', { site: undefined, abstract: true }) }
  expect(findings('maintenance-unsaid', files)).toEqual([])
})
