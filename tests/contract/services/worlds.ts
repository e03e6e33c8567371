import { createHash, randomBytes } from 'node:crypto'
import type { Endpoint, UserKind } from '#schemas/endpoint.ts'
import { exchangeCode, resetPassword, signIn } from '#schemas/services/account.ts'
import type { RunningServer } from '#src/server/main.ts'
import type { Services } from '#src/services/service.ts'
import {
  hasPostgres,
  newDatabase,
} from '#src/services/local/database/postgres/new-database-for-test.ts'
import type { Call, Reply, SiteName, World } from './case.ts'
import { exchange, fetchHere } from './http-exchange.ts'
import { type Environment, startWithLayouts } from './start-with-layouts.ts'

/** A server that answers calls, and the services that store its accounts. */
export interface RunningWorld extends World {
  port: number
  /** The services that store its accounts. */
  services: Services
  token(site: SiteName, kind: UserKind): Promise<string>
  /** Where a site answers, and how it is reached: names under localhost are this machine. */
  origin(site: SiteName): string
  fetch: typeof fetch
  close(): Promise<void>
}

const password = 'kata sandi yang panjang sekali'

/** The systems that must answer alike, by name; missing ones are skipped with a message. */
export const systems = [
  { name: 'local on PGlite', isHere: true, open: () => openLocal() },
  { name: 'local on PostgreSQL', isHere: hasPostgres, open: () => openPostgres() },
  { name: 'remote', isHere: true, open: openRemote },
]

/** Our own services on the embedded database, with environment variables over those of a test. */
export async function openLocal(
  environment: Environment = {},
  change?: (layouts: string) => Promise<void>,
): Promise<RunningWorld> {
  const { server, close } = await startWithLayouts(environment, change)
  return worldOf(server, server, close)
}

/** The same on a PostgreSQL database of its own. */
export async function openPostgres(environment: Environment = {}): Promise<RunningWorld> {
  const { place, remove } = await newDatabase()
  const world = await openLocal({ ...environment, DATABASE_URL: place.databaseUrl ?? '' })
  return {
    ...world,
    async close() {
      await world.close()
      await remove()
    },
  }
}

/** Two servers on one PostgreSQL database, each with its own data folder and caches. */
export async function openNodes() {
  const { place, remove } = await newDatabase()
  const environment = { DATABASE_URL: place.databaseUrl ?? '' }
  const first = await openLocal(environment)
  const second = await openLocal(environment)
  return {
    first,
    second,
    async close() {
      await first.close()
      await second.close()
      await remove()
    },
  }
}

/** A server without data of its own, in front of one that has it. */
export async function openRemote(): Promise<RunningWorld> {
  const behind = await startWithLayouts({})
  const { port } = new URL(behind.server.url)
  const before = await startWithLayouts({
    SERVICES: 'remote',
    REMOTE_URL: `http://{site}.localhost:${port}`,
  })
  return worldOf(before.server, behind.server, async () => {
    await before.close()
    await behind.close()
  })
}

function worldOf(
  server: RunningServer,
  accounts: RunningServer,
  close: () => Promise<void>,
): RunningWorld {
  const port = Number(new URL(server.url).port)
  const tokens = new Map<string, Promise<string>>()
  const token = (site: SiteName, kind: UserKind): Promise<string> => {
    const key = `${site} ${kind}`
    const known = tokens.get(key) ?? signInAs(site, kind)
    tokens.set(key, known)
    return known
  }

  const call = async (endpoint: Endpoint, asked: Call = {}): Promise<Reply> => {
    const { as, site = 'foundation', headers = {} } = asked
    const bearer: Record<string, string> =
      as === undefined ? {} : { authorization: `Bearer ${await token(site, as)}` }
    if (endpoint.path === 'account/sign-out' && as) tokens.delete(`${site} ${as}`)
    return exchange({ port, site }, endpoint, { ...asked, headers: { ...bearer, ...headers } })
  }

  async function signInAs(site: SiteName, kind: UserKind): Promise<string> {
    const email = `${kind.replaceAll('_', '-')}@${site}.example`
    const link = await accounts.services.accounts.invite(site, 'https://site.example', {
      email,
      name: `Akun ${kind}`,
      kind,
    })
    const once = new URL(link).searchParams.get('token')
    await call(resetPassword, { site, input: { token: once, password } })
    const verifier = randomBytes(32).toString('base64url')
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const { data } = await call(signIn, { site, input: { email, password, code_challenge } })
    const { code } = signIn.output.parse(data)
    const exchanged = await call(exchangeCode, { site, input: { code, code_verifier: verifier } })
    return exchangeCode.output.parse(exchanged.data).access_token
  }
  return {
    port,
    services: accounts.services,
    call,
    token,
    close,
    origin: (site) => `http://${site}.localhost:${port}`,
    fetch: (url, init) => fetchHere(url, init),
  }
}
