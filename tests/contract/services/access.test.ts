import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserKind } from '#schemas/endpoint.ts'
import { signOut } from '#schemas/services/account.ts'
import { endpoints } from '#schemas/services/index.ts'
import { approvePayout } from '#schemas/services/payout.ts'
import { dayMs, shardOf } from '#tools/shard.ts'
import { identities } from './access-cases.ts'
import { readAccessFile } from './access-file.ts'
import { type AccessWorld, openAccessWorld } from './access-world.ts'

const { calls, worths } = await readAccessFile()

let world: AccessWorld
beforeAll(async () => {
  world = await openAccessWorld()
  for (const kind of UserKind.options)
    expect(await world.statusOf(signOut, kind, 'signed out')).toBe(200)
})
afterAll(() => world.close())

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
      found[kind ?? 'visitor'] = verdictOf(await world.statusOf(endpoint, kind))
    expect(found).toEqual(verdicts)
  },
)

test.each(calls.filter(({ endpoint }) => endpoint.host === 'assistant'))(
  '$name treats every account as a visitor',
  async ({ endpoint, verdicts }) => {
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['own']))
    const statuses = new Set<number>()
    for (const kind of identities) statuses.add(await world.statusOf(endpoint, kind))
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

test('what cannot be undone requires a sign-in of the last minutes, and nothing else does', async () => {
  const asked: string[] = []
  for (const { name, endpoint, verdicts } of calls) {
    if (endpoint.host === 'assistant' || endpoint === signOut) continue
    const kind = verdicts['admin'] === 'yes' ? 'admin' : 'superadmin'
    if (verdicts[kind] !== 'yes') continue
    if ((await world.statusOf(endpoint, kind, 'begun long ago')) === 403) asked.push(name)
  }
  expect(asked.toSorted()).toEqual([
    'POST services v1/manage/person/erase',
    'POST services v1/manage/site/delete',
    'POST services v1/user/data/erase',
    'POST services v2/payout/approve',
    'POST services v2/payout/reject',
  ])
  const { body, status } = await world.call(approvePayout, {
    headers: { authorization: `Bearer ${world.tokenOf('admin', 'begun long ago')}` },
  })
  expect(status).toBe(403)
  expect(body).toMatchObject({ type: '/problems#sign-in-again', status: false })
})

// The sign-out comes last: the token is invalid afterwards.
const inOrder = calls
  .filter(({ endpoint }) => endpoint.host !== 'assistant')
  .toSorted((a, b) => Number(a.endpoint === signOut) - Number(b.endpoint === signOut))
const elsewhere = worths
  .filter(({ state }) => state !== 'own site')
  .map((worth) => ({ ...worth, name: `${worth.kind}, ${worth.state}` }))

/**
 * The calls that a kind makes today: a third, which is another for each kind, so that every call meets every state of a token
 * each day; all of them with ACCESS_CASES=all, as `npm run test:access` sets.
 */
const callsOfToday = (kind: UserKind) =>
  process.env['ACCESS_CASES'] === 'all'
    ? inOrder
    : shardOf(inOrder, 'day/3', Date.now() + UserKind.options.indexOf(kind) * dayMs)

test.each(elsewhere)('a token is worth what the file says: $name', async (worth) => {
  const { kind, state, verdict } = worth
  const wrong: string[] = []
  for (const { name, endpoint, verdicts } of callsOfToday(kind)) {
    const wanted = verdict === 'yes' ? verdicts[kind] : verdict
    const found = verdictOf(await world.statusOf(endpoint, kind, state))
    if (found !== wanted) wrong.push(`${name}: ${found}`)
  }
  expect(wrong).toEqual([])
})
