import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (key: string) =>
  findings('forbidden-key', {
    ...homeOf([]),
    'pages/home.json': `{\n  "blocks": [],\n  "seo": { "${key}": {} }\n}`,
  })

test.each(['__proto__', 'constructor', 'prototype'])(
  'the key %s is reported where it occurs',
  (key) => {
    expect(found(key)).toEqual([`pages/home.json:3:12 "${key}" is refused.`])
  },
)

test.each(['proto', 'Constructor', 'toString'])('the key %s is allowed', (key) => {
  expect(found(key)).toEqual([])
})
