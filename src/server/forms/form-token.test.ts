import { expect, test } from 'vitest'
import { formToken, isFormToken } from './form-token.ts'

const place = { siteId: 'coba', node: 'formulir' }
const noon = Date.UTC(2026, 10, 21, 12)
const day = 24 * 60 * 60 * 1000
const token = formToken('secret', place, noon)

test.each([
  ['on its day', place, noon, true],
  ['on the next day', place, noon + day, true],
  ['two days later', place, noon + 2 * day, false],
  ['a day earlier', place, noon - day, false],
  ['for another site', { ...place, siteId: 'lain' }, noon, false],
  ['for another node', { ...place, node: 'lain' }, noon, false],
])('%s a token is valid: %j', (...[, where, now, isValid]) => {
  expect(isFormToken('secret', where, { token, now })).toBe(isValid)
})

test.each(['', 'a', token.slice(1), `${token}a`, 'ä'.repeat(16)])('"%s" is no token', (other) => {
  expect(isFormToken('secret', place, { token: other, now: noon })).toBe(false)
  expect(isFormToken('other secret', place, { token, now: noon })).toBe(false)
})
