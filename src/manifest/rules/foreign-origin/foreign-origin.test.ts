import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (url: string, hosts: string[]) => {
  const settings = { title: 'A', isMaintenance: false, meta: { url } }
  return findings('foreign-origin', {
    'layout.json': manifestOf('coba', { site: { hosts, settings } }),
  })
}

test('an origin at a host of another site is reported at its place, with a host that was meant', () => {
  expect(found('https://www.coba.idd', ['coba.id', 'www.coba.id'])).toEqual([
    'layout.json:13:9 www.coba.idd is not a host of this site. Did you mean "www.coba.id"?',
  ])
})

test('an origin of a site without hosts is reported', () => {
  expect(found('https://evil.example', [])).toEqual([
    'layout.json:10:9 evil.example is not a host of this site.',
  ])
})

test.each(['', 'https://coba.id', 'http://coba.id:8080', 'https://COBA.id'])(
  'an origin at an own host is valid, and so is none: %j',
  (url) => {
    expect(found(url, ['coba.id'])).toEqual([])
  },
)
