import { expect, test } from 'vitest'
import { findUnstorable } from './postgres-text.ts'

test.each([
  [{ search: 'a\u0000b' }, 'search'],
  [{ name: 'Sari', members: [{ name: 'Bagas' }, { name: '\uD83D' }] }, 'members.1.name'],
  [{ message: '\uDE42\uD83D' }, 'message'],
  [{ message: 'anyam 🙂 \n\t', page: 1, list: [], nothing: null }, undefined],
])('of %j, the first text that cannot be kept is at %s', (input, wanted) => {
  expect(findUnstorable(input)).toBe(wanted)
})
