import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (until: string) => {
  const suppress = [{ rule: 'image-alt', reason: 'Gambar baru datang.', until }]
  const files = { 'layout.json': manifestOf('coba', { rules: { suppress } }) }
  return findings('expired-suppression', files, { today: '2027-03-31' })
}

test('a suppression is reported from the day after its last', () => {
  expect(found('2027-03-30')).toEqual([
    'layout.json:15:9 "image-alt" was accepted until 2027-03-30.',
  ])
  expect(found('2027-03-31')).toEqual([])
  expect(found('2027-04-01')).toEqual([])
})
