import { expect, test } from 'vitest'
import { eventName } from './event-name.ts'

test.each([
  ['liga-smk', 'Liga SMK'],
  ['adu-karya', 'Adu Karya'],
  ['lomba-web-2026', 'Lomba Web 2026'],
  ['olimpiade', 'Olimpiade'],
])('the event %s is named %s', (event, name) => {
  expect(eventName(event)).toBe(name)
})
