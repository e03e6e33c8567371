import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'
import { maintenanceOn } from './index.ts'

const found = (settings: object) =>
  findings('maintenance-on', { 'layout.json': manifestOf('coba', { site: { settings } }) })

test('a site that is closed on purpose is worth knowing, at isMaintenance', () => {
  expect(found({ title: 'A', isMaintenance: true })).toEqual([
    'layout.json:7:7 "isMaintenance" is true.',
  ])
  expect(maintenanceOn.severity).toBe('info')
})

test('an open site, one that does not say it, and a layout without a site, are valid', () => {
  expect(found({ title: 'A', isMaintenance: false })).toEqual([])
  expect(found({ title: 'A' })).toEqual([])
  const files = { 'layout.json': manifestOf('coba', { site: undefined, abstract: true }) }
  expect(findings('maintenance-on', files)).toEqual([])
})
