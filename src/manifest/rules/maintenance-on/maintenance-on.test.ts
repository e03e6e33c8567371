import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (settings: object) =>
  findings('maintenance-on', { 'layout.json': manifestOf('coba', { site: { settings } }) })

test('a closed site is reported at isMaintenance, or at settings without it', () => {
  expect(found({ title: 'A', isMaintenance: true })).toEqual([
    'layout.json:7:7 "isMaintenance" is true.',
  ])
  expect(found({ title: 'A' })).toEqual([
    'layout.json:5:5 "isMaintenance" is not said, which closes the site.',
  ])
})

test('an open site, and a layout without a site, are valid', () => {
  expect(found({ title: 'A', isMaintenance: false })).toEqual([])
  const files = { 'layout.json': manifestOf('coba', { site: undefined, abstract: true }) }
  expect(findings('maintenance-on', files)).toEqual([])
})
