import { expect, test } from 'vitest'
import { toPerson } from './person.ts'

const who = { iss: 'https://account.example', sub: '1' }
const email = 'sari@sekolah.example'

test.each([
  [{ email, email_verified: true }, email],
  [{ email, email_verified: 'true' }, email],
  [{ email, email_verified: false }, null],
  [{ email, email_verified: 'false' }, null],
  [{ email, email_verified: 1 }, null],
  [{ email }, null],
  [{ email: 'no address', email_verified: true }, null],
  [{ email_verified: true }, null],
])('of %j the address is %j', (said, wanted) => {
  expect(toPerson(who, said).email).toBe(wanted)
})

test.each([
  [{ name: 'Sari Wening' }, 'Sari Wening'],
  [{ name: '<b>Sari</b>', given_name: 'Sari', family_name: 'W' }, 'Sari W'],
  [{ given_name: 'Sari' }, 'Sari'],
  [{ name: '', preferred_username: 'sariw' }, 'sariw'],
  [{ name: 'x'.repeat(81) }, 'sari'],
  [{ name: 7 }, 'sari'],
])('of %j the name is %j', (said, name) => {
  expect(toPerson(who, { email, email_verified: true, ...said }).name).toBe(name)
})

test('who has no name at all is called by their address', () => {
  expect(toPerson(who, { email: 's@b.example', email_verified: true }).name).toBe('s@b.example')
})
