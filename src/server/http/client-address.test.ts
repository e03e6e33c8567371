import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf } from './client-address.ts'

async function addressFrom(forwarded: string | undefined, proxies: number): Promise<string> {
  const app = new Hono()
  app.get('/', (c) => c.text(addressOf(c, proxies)))
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers })).text()
}

test.each([
  ['10.1.2.3', 0, 'unknown'],
  ['10.1.2.3', 1, '10.1.2.3'],
  ['1.1.1.1, 10.1.2.3', 1, '10.1.2.3'],
  ['1.1.1.1, 10.1.2.3', 2, '1.1.1.1'],
  ['10.1.2.3', 2, 'unknown'],
  [undefined, 1, 'unknown'],
  ['::ffff:10.1.2.3', 1, '10.1.2.3'],
  ['2001:DB8:1:2:3::4', 1, '2001:db8:1:2::/64'],
  ['10.1.2.3:50412', 1, '10.1.2.3'],
  ['[2001:db8:1:2::4]:50412', 1, '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::4]', 1, '2001:db8:1:2::/64'],
  ['no address', 1, 'unknown'],
  ['', 1, 'unknown'],
] as const)(
  'of %j, written by %i proxies, the address is %s',
  async (forwarded, proxies, wanted) => {
    expect(await addressFrom(forwarded, proxies)).toBe(wanted)
  },
)
