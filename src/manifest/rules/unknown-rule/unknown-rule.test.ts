import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (rules: object) =>
  findings('unknown-rule', { 'layout.json': manifestOf('coba', { rules }) })

test('a severity or a suppression of an unknown rule is reported with a suggestion', () => {
  const suppress = [{ rule: 'imagealt', reason: 'Gambar baru datang.', until: '2027-03-31' }]
  expect(
    found({ severity: { 'title-lenght': 'off', 'no-such-thing-at-all': 'info' }, suppress }),
  ).toEqual([
    'layout.json:12:7 There is no rule "title-lenght". Did you mean "title-length"?',
    'layout.json:13:7 There is no rule "no-such-thing-at-all".',
    'layout.json:17:9 There is no rule "imagealt". Did you mean "image-alt"?',
  ])
})

test('existing rules may be named', () => {
  const suppress = [{ rule: 'image-alt', reason: 'Gambar baru datang.', until: '2027-03-31' }]
  expect(found({ severity: { 'title-length': 'off' }, suppress })).toEqual([])
  expect(found({})).toEqual([])
})
