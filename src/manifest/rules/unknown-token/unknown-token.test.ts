import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (theme: object) =>
  findings('unknown-token', { 'layout.json': manifestOf('coba', { theme }) })

test('an unknown token is reported with a suggestion', () => {
  expect(found({ ink: '#000000', accent: 'token:secondery' })).toEqual([
    'layout.json:12:5 There is no colour "secondery". Did you mean "secondary"?',
  ])
  expect(found({ accent: 'token:shape' })).toEqual(['layout.json:11:5 There is no colour "shape".'])
})

test('circular tokens are reported once', () => {
  expect(found({ tint: 'token:surface', surface: 'token:tint', line: 'token:tint' })).toEqual([
    'layout.json:12:5 surface → tint → surface.',
  ])
  expect(found({ ink: 'token:ink' })).toEqual(['layout.json:11:5 ink → ink.'])
})

test('a chain to an unknown token is reported at the token that names it', () => {
  expect(found({ line: 'token:tint', tint: 'token:x' })).toEqual([
    'layout.json:12:5 There is no colour "x".',
  ])
})

test('colours of the theme and of the settings are valid', () => {
  expect(found({ accent: 'token:secondary', line: 'token:tint', tint: 'token:light' })).toEqual([])
})

test('a token of the parent is reported at the parent', () => {
  const base = {
    'layout.json': manifestOf('base', { abstract: true, theme: { line: 'token:tnit' } }),
  }
  const coba = { 'layout.json': manifestOf('coba', { extends: 'base' }) }
  expect(findings('unknown-token', coba, { others: { base } })).toEqual([
    'base/layout.json:12:5 There is no colour "tnit". Did you mean "tint"?',
  ])
})
