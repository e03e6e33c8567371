import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathNames, UserKind, type Endpoint } from '#schemas/endpoint.ts'
import { signOut } from '#schemas/services/account.ts'
import { approvePayout } from '#schemas/services/payout.ts'
import { endpoints } from '#schemas/services/index.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { readAccessFile } from './access-file.ts'
import { identities } from './access-cases.ts'
import { type State, type TokenOf, writeIdentities } from './identities.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const secret = 'a-secret-that-only-the-access-suite-knows'
const apikey = new AppTokens([secret]).publicKey('foundation')
const { calls, worths } = await readAccessFile()

let folder: string
let world: RunningWorld
let tokenOf: TokenOf
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-access-'))
  tokenOf = await writeIdentities(join(folder, 'db'))
  world = await openLocal({ DATA_DIR: folder, TENUN_SECRET: secret })
  for (const kind of UserKind.options) expect(await statusOf(signOut, kind, 'signed out')).toBe(200)
}, 120_000)
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** Calls with the values of the path only, which name nothing. */
async function statusOf(endpoint: Endpoint, kind?: UserKind, state: State = 'own site') {
  const held = endpoint === signOut && state === 'own site' ? 'leaving' : state
  const { status } = await world.call(endpoint, {
    input: Object.fromEntries(pathNames(endpoint.path).map((name) => [name, 'title'])),
    headers: {
      ...(endpoint.host === 'rest' ? { apikey } : {}),
      ...(kind === undefined ? {} : { authorization: `Bearer ${tokenOf(kind, held)}` }),
    },
  })
  return status
}

const verdictOf = (status: number) =>
  status === 401 || status === 403 ? String(status) : status < 500 ? 'yes' : `broken: ${status}`

test('every endpoint has one row, and no row is left over', () => {
  const named = endpoints.map(({ method, host, path }) => `${method} ${host} ${path}`)
  expect(calls.map(({ name }) => name)).toEqual(named)
})

test.each(calls.filter(({ endpoint }) => endpoint.host !== 'assistant'))(
  '$name lets in whom the file says',
  async ({ endpoint, verdicts }) => {
    const found: Record<string, string> = {}
    for (const kind of identities)
      found[kind ?? 'visitor'] = verdictOf(await statusOf(endpoint, kind))
    expect(found).toEqual(verdicts)
  },
)

test.each(calls.filter(({ endpoint }) => endpoint.host === 'assistant'))(
  '$name treats every account as nobody',
  async ({ endpoint, verdicts }) => {
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['own']))
    const statuses = new Set<number>()
    for (const kind of identities) statuses.add(await statusOf(endpoint, kind))
    expect([...statuses]).toHaveLength(1)
    expect(statuses).not.toContain(403)
  },
)

test('a token of the own site holds for everyone', () => {
  const own = worths.filter(({ state }) => state === 'own site')
  expect(own.map(({ kind, verdict }) => `${kind}: ${verdict}`)).toEqual(
    UserKind.options.map((kind) => `${kind}: yes`),
  )
})

test('what cannot be undone asks for a sign-in of the last minutes, and nothing else does', async () => {
  const asked: string[] = []
  for (const { name, endpoint, verdicts } of calls) {
    if (endpoint.host === 'assistant' || endpoint === signOut || verdicts['admin'] !== 'yes')
      continue
    if ((await statusOf(endpoint, 'admin', 'begun long ago')) === 403) asked.push(name)
  }
  expect(asked).toEqual(['POST services v2/payout/approve'])
  const { body } = await world.call(approvePayout, {
    headers: { authorization: `Bearer ${tokenOf('admin', 'begun long ago')}` },
  })
  expect(body).toMatchObject({ type: '/problems#sign-in-again', status: 403 })
})

// The sign-out comes last: the token is invalid afterwards.
const inOrder = calls
  .filter(({ endpoint }) => endpoint.host !== 'assistant')
  .toSorted((a, b) => Number(a.endpoint === signOut) - Number(b.endpoint === signOut))
const elsewhere = worths
  .filter(({ state }) => state !== 'own site')
  .map((worth) => ({ ...worth, name: `${worth.kind}, ${worth.state}` }))

test.each(elsewhere)('a token is worth what the file says: $name', async (worth) => {
  const { kind, state, verdict } = worth
  const wrong: string[] = []
  for (const { name, endpoint, verdicts } of inOrder) {
    const wanted = verdict === 'yes' ? verdicts[kind] : verdict
    const found = verdictOf(await statusOf(endpoint, kind, state))
    if (found !== wanted) wrong.push(`${name}: ${found}`)
  }
  expect(wrong).toEqual([])
})
