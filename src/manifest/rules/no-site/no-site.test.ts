import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (more: object) =>
  findings('no-site', { 'layout.json': { manifest: 1, name: 'coba', ...more } })

test('a layout without a site is reported, unless it is abstract', () => {
  expect(found({})).toEqual(['layout.json:1:1 "coba" serves no site.'])
  expect(found({ abstract: true })).toEqual([])
  expect(findings('no-site', { 'layout.json': manifestOf('coba') })).toEqual([])
})

test('a site is not inherited from a parent', () => {
  const base = { 'layout.json': manifestOf('base') }
  const coba = { 'layout.json': { manifest: 1, name: 'coba', extends: 'base' } }
  expect(findings('no-site', coba, { others: { base } })).toHaveLength(1)
})
