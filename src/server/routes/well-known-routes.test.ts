import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'

const layouts = [layoutOf(homeOf([]))]

test('security.txt names the contact, half a year ahead, at the address that was asked', async () => {
  const { get } = appOf({ layouts, securityContact: 'mailto:aman@tenun.example' })
  const answer = await get('http://coba.localhost/.well-known/security.txt')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:aman@tenun.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: id, en',
      'Canonical: http://coba.localhost/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test.each(['security.txt', 'resource-that-should-not-exist-whose-status-code-should-not-be-200'])(
  'a server without a contact has no %s',
  async (name) => {
    const { get } = appOf({ layouts })
    expect((await get(`http://coba.localhost/.well-known/${name}`)).status).toBe(404)
  },
)

test('password managers are led to the page where a new password is asked for', async () => {
  const { get } = appOf({ layouts })
  const answer = await get('http://coba.localhost/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account/forgot'])
})
