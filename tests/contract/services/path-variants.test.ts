import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

let world: RunningWorld
beforeAll(async () => void (world = await openLocal()))
afterAll(() => world.close())

const protectedEndpoints = endpoints
  .filter(({ access }) => access !== 'public')
  .map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))

const hex = (text: string) =>
  text.replaceAll(/./g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
const atSlash = (path: string, replacement: string) => [
  path.replace('/', replacement),
  path.slice(0, path.lastIndexOf('/')) + replacement + path.slice(path.lastIndexOf('/') + 1),
  path.replaceAll('/', replacement),
]
const overlong = ['%c0%af', '%e0%80%af', '%c1%9c', '%ef%bc%8f', '%252f', '%u2215', '%c0%2f']
const slashes = ['//', '/./', '/x/../', '%2f', '%2F', '%5c', '\\', '/;/', '/%2e/', '/x/%2e%2e/']
const ends = [
  '/',
  '//',
  '/.',
  '/..',
  '%2f',
  ';x',
  ';x=1/',
  '%00',
  '%20',
  '.json',
  '%23',
  '?',
  '%3f',
]
const starts = ['/', '/.', '/..', '/x/..', '/;', '/%2e', '/api;x/..', '/%61pi/..']

/** The same path, as other software on the way to the handler may read it. */
const variantsOf = (path: string): string[] => [
  ...new Set([
    path.toUpperCase(),
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    path.replace(/[a-z](?=[^a-z]*$)/, (letter) => letter.toUpperCase()),
    path.replace('/api', '/API'),
    ...slashes.flatMap((slash) => atSlash(path, slash)),
    ...overlong.map((slash) => path.replace(/\/(?=[^/]*$)/, slash)),
    ...ends.map((end) => path + end),
    ...starts.map((start) => start + path),
    path.replace(/[a-z]/, hex),
    path.replace(/[a-z](?=[^a-z]*$)/, hex),
    path.replaceAll(/[a-z]/g, hex),
    path.replaceAll(/[a-z]/g, (letter) => hex(hex(letter))),
    `http://lms.localhost${path}`,
  ]),
]

/** Headers that servers behind a proxy have been known to trust. */
const headers = {
  'x-original-url': '/api/v1/class/active',
  'x-rewrite-url': '/api/v1/class/active',
  'x-http-method-override': 'GET',
  'x-forwarded-host': 'lms.localhost',
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  'x-internal-user': 'superadmin',
  cookie: 'access_token=superadmin',
}

function statusOf({ method }: Endpoint, path: string, more: Record<string, string> = {}) {
  return new Promise<number>((resolve, reject) => {
    const body = method === 'GET' ? undefined : '{}'
    const sent = request(
      {
        port: world.port,
        host: '127.0.0.1',
        method,
        path,
        headers: { host: 'foundation.localhost', 'content-type': 'application/json', ...more },
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    )
    sent.on('error', reject).end(body)
  })
}

test.each(protectedEndpoints)(
  'no other way of writing $name lets a visitor in',
  async ({ endpoint }) => {
    const path = hostBase[endpoint.host] + endpoint.path.replaceAll(/\{\w+\}/g, 'title')
    const variants = variantsOf(path)
    expect(variants.length).toBeGreaterThanOrEqual(60)
    const open: string[] = []
    for (const variant of variants) {
      const status = await statusOf(endpoint, variant)
      if (status < 300 || status >= 500) open.push(`${status} ${variant}`)
    }
    for (const [name, value] of Object.entries(headers)) {
      const status = await statusOf(endpoint, path, { [name]: value })
      if (status !== 401) open.push(`${status} ${name}`)
    }
    expect(open).toEqual([])
  },
)
