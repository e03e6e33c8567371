import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (hours: object, rest: object = {}) => {
  const offer = { hours: [{ days: ['monday'], ...hours }], ...rest }
  return findings('unusable-hours', {
    'layout.json': manifestOf('coba', { appointments: offer }),
  })
}

test('hours in which no appointment ends are reported', () => {
  expect(found({ from: '09:00', to: '09:30' })).toEqual([])
  expect(found({ from: '09:00', to: '09:30' }, { minutes: 45 })).toEqual([
    expect.stringContaining('No appointment of 45 minutes fits between 09:00 and 09:30.'),
  ])
  expect(found({ from: '22:00', to: '02:00' })).toHaveLength(1)
})
