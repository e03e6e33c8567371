import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf, parseNetworks } from './client-address.ts'

const proxy = '10.0.0.5'

async function addressFrom(forwarded: string | undefined, trusted: string, socket = proxy) {
  const app = new Hono()
  app.get('/', (c) => c.text(addressOf(c, parseNetworks(trusted) ?? [])))
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const incoming = { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } }
  return (await app.request('/', { headers }, { incoming })).text()
}

test.each([
  ['192.0.2.3', '', proxy],
  ['192.0.2.3', '10.0.0.6', proxy],
  ['192.0.2.3', proxy, '192.0.2.3'],
  ['1.1.1.1, 192.0.2.3', proxy, '192.0.2.3'],
  ['1.1.1.1, 10.0.0.9', '10.0.0.0/8', '1.1.1.1'],
  ['1.1.1.1, 192.0.2.3, 10.0.0.9', 'private', '192.0.2.3'],
  ['10.0.0.9', '10.0.0.0/8', '10.0.0.9'],
  [undefined, proxy, proxy],
  ['', proxy, proxy],
  ['::ffff:192.0.2.3', proxy, '192.0.2.3'],
  ['2001:DB8:1:2:3::4', proxy, '2001:db8:1:2::/64'],
  ['192.0.2.3:50412', proxy, '192.0.2.3'],
  ['[2001:db8:1:2::4]:50412', proxy, '2001:db8:1:2::/64'],
  ['no address', proxy, 'unknown'],
  ['1.1.1.1, no address', 'private', 'unknown'],
] as const)(
  'of %j, where "%s" is trusted, the address is %s',
  async (forwarded, trusted, wanted) => {
    expect(await addressFrom(forwarded, trusted)).toBe(wanted)
  },
)

test('a proxy on this machine is of "loopback", by either of its addresses', async () => {
  for (const socket of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await addressFrom('192.0.2.3', 'loopback', socket)).toBe('192.0.2.3')
})

test.each(['1', 'everyone', '10.0.0.0/33', '10.0.0.5;10.0.0.6', '10.0.0'])(
  '"%s" is no list of proxies',
  (list) => expect(parseNetworks(list)).toBeUndefined(),
)
