import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (name: string, kilobytes: number) =>
  findings('heavy-asset', {
    'layout.json': manifestOf('coba'),
    [`assets/${name}`]: 'x'.repeat(kilobytes * 1024 + 1),
  })

test('a picture above its limit is reported at the file', () => {
  expect(found('foto/a.webp', 300)).toEqual([
    'assets/foto/a.webp:1:1 foto/a.webp has 301 KB, at most 300 KB.',
  ])
  expect(found('logo.svg', 60)).toEqual(['assets/logo.svg:1:1 logo.svg has 61 KB, at most 60 KB.'])
})

test('a picture within its limit, and a file that is not a picture, are valid', () => {
  expect(found('foto.JPG', 299)).toEqual([])
  expect(found('logo.svg', 59)).toEqual([])
  expect(found('brosur.pdf', 900)).toEqual([])
})

test('a parent’s pictures are not checked', () => {
  const base = {
    'layout.json': manifestOf('base', { abstract: true }),
    'assets/a.svg': 'x'.repeat(70_000),
  }
  const coba = { 'layout.json': manifestOf('coba', { extends: 'base' }) }
  expect(findings('heavy-asset', coba, { others: { base } })).toEqual([])
})
