// A server in remote mode whose hosts answer one of its sites in every bad way there is. npx tsx tests/faults/evil-upstream.ts
import { setTimeout as sleep } from 'node:timers/promises'
import { Entity } from '#schemas/endpoint.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { openOutbound } from '#src/services/outbound.ts'
import { openRemoteServices } from '#src/services/remote/open-remote-services.ts'
import {
  privateHostsOf,
  RemoteEnvironment,
  toRemoteConfig,
} from '#src/services/remote/remote-config.ts'
import type { Services } from '#src/services/service.ts'
import type { Change } from '#src/services/sites.ts'
import { ask } from '#tools/ask.ts'
import { secret, startWithLayouts } from '../contract/services/start-with-layouts.ts'
import { evils, openEvilHost } from './evil-host.ts'

const [ill, well] = ['lms', 'foundation'] as const
const pages = { [ill]: ['/', '/Courses'], [well]: ['/', '/Class'] }
/** A page waits 1.5 seconds for its data, and is then rendered; the rest is for a busy machine. */
const mostMs = 3000

interface Reading {
  /** The port of the server. */
  of?: number
  look?: (key: string, ms: number, status: number) => void
}

const behind = await startWithLayouts({})
const host = await openEvilHost(Number(new URL(behind.server.url).port))
let remote = openRemote()
const listeners = new Set<(change: Change) => void>()
const before = await startWithLayouts({ SERVICES: 'remote' }, undefined, toServices())
const port = Number(new URL(before.server.url).port)
const wrong: string[] = []

const complete = await readComplete()
const cold = await pathsOf(ill)
for (const [number, [name, evil]] of Object.entries(evils).entries())
  await suffer(name, evil, number)
await before.close()
host.close()
await behind.close()
console.log(`${Object.keys(evils).length} evils, ${wrong.length} wrong`)
process.exit(wrong.length === 0 ? 0 : 1)

/** Sets one evil for one site, and looks at the pages of both. */
async function suffer(name: string, evil: (typeof evils)[string], number: number): Promise<void> {
  remote = openRemote()
  stale()
  host.evilOf.set(ill, evil)
  const told = (what: string) => {
    wrong.push(`${name}: ${what}`)
    console.log(`${name}: ${what}`)
  }
  const began = Date.now()
  const shown = await readPages({
    look(key, ms, status) {
      if (status !== 200) told(`${key} is answered with ${status}`)
      if (ms > mostMs) told(`${key} took ${ms} ms`)
    },
  })
  for (const [key, body] of shown)
    if (body !== complete.get(key)) told(`${key} is not its last complete version`)
  const took = Date.now() - began
  const path = cold[number % cold.length] ?? '/'
  const { status, body } = await ask(port, { host: `${ill}.localhost`, path })
  if (status >= 500) told(`${path}, which was never asked for, is answered with ${status}`)
  if (!body.includes('<main')) told(`${path} has no page`)
  const call = await ask(port, { host: `${ill}.localhost`, path: '/api/v1/class/active' })
  if (call.status < 400 || call.status === 500) told(`a call is answered with ${call.status}`)
  host.evilOf.clear()
  console.log(`${name}: pages in ${took} ms, ${path} ${status}, a call ${call.status}`)
}

/** The pages of both sites, asked for at once, by site and path. */
async function readPages({ of = port, look = () => undefined }: Reading = {}): Promise<
  Map<string, string>
> {
  const read = [ill, well].flatMap((site) =>
    pages[site].map(async (path) => {
      const began = Date.now()
      const { status, body } = await ask(of, { host: `${site}.localhost`, path })
      look(`${site} ${path}`, Date.now() - began, status)
      return [`${site} ${path}`, body] as const
    }),
  )
  return new Map(await Promise.all(read))
}

/** The pages as they are when all of their data has come: over the hosts what they are over the database behind them. */
async function readComplete(): Promise<Map<string, string>> {
  const wanted = await readPages({ of: Number(new URL(behind.server.url).port) })
  let differing: string[] = []
  for (let round = 0; round < 30; round++) {
    const found = await readPages()
    differing = [...found].flatMap(([key, body]) =>
      mainOf(body) === mainOf(wanted.get(key) ?? '') ? [] : [key],
    )
    if (differing.length === 0) return found
    await sleep(500)
    stale()
  }
  throw new Error(`Over the hosts other pages come than over the database: ${differing.join(', ')}`)
}

/** What a page shows. */
function mainOf(body: string): string {
  return /<main[^]*<\/main>/.exec(body)?.[0] ?? ''
}

/** Paths of a site that were not asked for yet. */
async function pathsOf(site: string): Promise<string[]> {
  const { body } = await ask(port, { host: `${site}.localhost`, path: '/sitemap/pages-1.xml' })
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  return paths.filter((path) => !pages[ill].includes(path) && path !== '')
}

/** Hosts at the evil one, with circuit breakers that know nothing yet. */
function openRemote(): Services {
  const REMOTE_URL = `http://{site}.localhost:${host.port}`
  const config = toRemoteConfig(RemoteEnvironment.parse({ REMOTE_URL }), (siteId) =>
    new AppTokens([secret]).publicKey(siteId),
  )
  const send = openOutbound({ privateHosts: privateHostsOf(config.bases) })
  return openRemoteServices(config, send, () => undefined)
}

/** The remote services of now, and changes that this script reports. */
function toServices(): Services {
  const { sites } = remote
  return {
    ...remote,
    calls: {
      serves: (...args) => remote.calls.serves(...args),
      serve: (...args) => remote.calls.serve(...args),
      receive: (...args) => remote.calls.receive(...args),
      stream: (...args) => remote.calls.stream(...args),
      rest: (...args) => remote.calls.rest(...args),
      throttle: (...args) => remote.calls.throttle(...args),
    },
    sites: {
      read: () => sites.read(),
      find: (...args) => sites.find(...args),
      seeded: () => sites.seeded(),
      save: (...args) => sites.save(...args),
      remove: (...args) => sites.remove(...args),
      usage: (...args) => sites.usage(...args),
      claims: () => sites.claims(),
      changeClaims: (...args) => sites.changeClaims(...args),
      seed: (...args) => sites.seed(...args),
      setBranding: (...args) => sites.setBranding(...args),
      setForms: (...args) => sites.setForms(...args),
      onChange(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}

/** Makes every page of both sites stale. */
function stale(): void {
  for (const siteId of [ill, well])
    for (const entity of Entity.options)
      if (entity !== 'site') for (const listener of listeners) listener({ siteId, entity })
}
