import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { registry } from '#blocks/registry.ts'
import { callPath, hostBase, pathNames, type Endpoint, type UserKind } from '#schemas/endpoint.ts'
import { exchangeCode, resetPassword, signIn } from '#schemas/services/account.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { readConfig } from '#src/server/server-config.ts'
import { startServer, type RunningServer } from '#src/server/main.ts'
import { openOutbound, readBounded } from '#src/services/outbound.ts'
import type { Services } from '#src/services/service.ts'
import { hasPostgres, newDatabase } from '#src/services/local/database/new-database-for-test.ts'
import { formOf } from './form.ts'
import { withBody } from '#tests/made-up/body.ts'
import type { Call, Reply, SiteName, World } from './case.ts'

/** A server that answers calls, and the services that keep its accounts. */
export interface RunningWorld extends World {
  port: number
  /** The services that keep its accounts. */
  services: Services
  token(site: SiteName, kind: UserKind): Promise<string>
  /** Where a site answers, and how it is reached: names under localhost are this machine. */
  origin(site: SiteName): string
  fetch: typeof fetch
  close(): Promise<void>
}

const layouts = ['base', 'foundation', 'lms', 'demo', 'default']
export const secret = 'a-secret-that-only-the-conformance-suite-knows'
const password = 'kata sandi yang panjang sekali'

/** The systems that must answer alike, by name; missing ones are skipped with a message. */
export const systems = [
  { name: 'local on PGlite', isHere: true, open: () => openLocal() },
  { name: 'local on PostgreSQL', isHere: hasPostgres, open: () => openPostgres() },
  { name: 'remote', isHere: true, open: openRemote },
]

type Environment = Record<string, string>

/** Our own services on the embedded database, with environment variables over those of a test. */
export async function openLocal(environment: Environment = {}): Promise<RunningWorld> {
  const { server, close } = await start(environment)
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

/** A server without data of its own, in front of one that has it. */
async function openRemote(): Promise<RunningWorld> {
  const behind = await start({})
  const { port } = new URL(behind.server.url)
  const before = await start({ SERVICES: 'remote', REMOTE_URL: `http://{site}.localhost:${port}` })
  return worldOf(before.server, behind.server, async () => {
    await before.close()
    await behind.close()
  })
}

async function start(environment: Environment) {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-services-'))
  const root = join(folder, 'layouts')
  for (const layout of layouts)
    await cp(join('layouts', layout), join(root, layout), { recursive: true })
  const server = await startServer({
    registry,
    config: readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LAYOUTS_DIR: root,
      TENUN_SECRET: secret,
      TRUSTED_PROXIES: '1',
      PAYOUT_COOL_DOWN_HOURS: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    }),
    client: {
      styles: prepareStyles(''),
      files: { script: '/assets/main.js', sheet: '/assets/styles.css' },
      built: new Map(),
      version: 'conformance',
    },
    log: pino({ level: process.env.SHOW_LOG ?? 'silent' }),
  })
  return {
    server,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
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
    return exchange(port, site, endpoint, { ...asked, headers: { ...bearer, ...headers } })
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

const addressOf = (asked: RequestInfo | URL) =>
  typeof asked === 'string' ? asked : asked instanceof URL ? asked.href : asked.url

const send = openOutbound({ privateHosts: ['*.localhost'] })

/** The platform's fetch, with names that only this machine resolves, from an address of its own each time. */
async function fetchHere(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', headers, body } = init
  const answer = await send(addressOf(url), {
    method,
    headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': nextAddress() },
    ...(typeof body === 'string' ? { body } : {}),
  })
  const bytes = Buffer.from(await readBounded(answer.body))
  const isEmpty = answer.status === 204 || answer.status === 304
  return new Response(isEmpty ? null : bytes, { status: answer.status, headers: answer.headers })
}

let lastAddress = 0
const nextAddress = () => {
  const number = ++lastAddress
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** One exchange over HTTP, from a network address of its own: rate limits count by it. */
function exchange(
  port: number,
  site: SiteName,
  endpoint: Endpoint,
  { input = {}, headers = {}, file }: Call,
) {
  const { method, path, host } = endpoint
  const named = Object.fromEntries(
    Object.entries(input).filter(([name]) => method === 'GET' || pathNames(path).includes(name)),
  )
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !(name in named)))
  const form = file && formOf([{ field: 'file', filename: file.name, ...file }])
  const body = method === 'GET' ? undefined : (form?.body ?? JSON.stringify(rest))
  const options = {
    port,
    method,
    host: '127.0.0.1',
    path: hostBase[host] + callPath(path, named),
    headers: {
      host: `${site}.localhost`,
      'x-forwarded-for': nextAddress(),
      ...(body === undefined
        ? {}
        : {
            'content-type': form?.type ?? 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
      ...headers,
    },
  }
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(options, (answer) => {
      withBody(answer, (text) => {
        const body = parse(text)
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(answer.headers as Record<string, string>),
          body,
          data: typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined,
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
