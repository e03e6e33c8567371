import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { everySite } from '#tests/own-layouts.ts'
import { ask } from '../ask.ts'
import { type BuiltServer, startBuilt } from '../start-built.ts'
import { type BenchPlace, type DatabaseName, onEachDatabase } from './bench-place.ts'
import { type Figure, figureIn } from './figure.ts'
import { residentMb } from './process-usage.ts'

const wanted = { PGlite: 205, PostgreSQL: 140 } as const
/** How long a first start, which makes a database and first rows, has to come back to what later ones take. */
const settlingMs = 300_000
const backWithinMb = 20

/** What the built server occupies with all our sites: after a later start under load, and some time after its first. */
export async function memoryFigures(note: (text: string) => void): Promise<Figure[]> {
  return (await onEachDatabase((name, place) => measureOn(name, place, note))).flat()
}

async function measureOn(
  name: DatabaseName,
  { port, environment }: BenchPlace,
  note: (text: string) => void,
): Promise<Figure[]> {
  const first = await visited(environment, port)
  note(`${name}: waiting for ${settlingMs / 60_000} minutes after a first start …`)
  await wait(settlingMs)
  const settledMb = await residentMb(first.child.pid)
  await first.stop()
  const later = await visited(environment, port)
  const idleMb = await residentMb(later.child.pid)
  await load(port)
  const loadedMb = await residentMb(later.child.pid)
  await later.stop()
  const figure = figureIn(
    `Memory of the built server with ${everySite.length} sites, ${name}`,
    'MB',
  )
  return [
    figure('a later start, every home asked for', idleMb),
    figure('under load', loadedMb, { most: wanted[name] }),
    figure('five minutes after a first start, over that', settledMb - loadedMb, {
      most: backWithinMb,
    }),
  ]
}

/** A server whose every site was asked for its home. */
async function visited(environment: Record<string, string>, port: number): Promise<BuiltServer> {
  const server = await startBuilt(environment)
  for (const site of everySite) await ask(port, { host: `${site}.localhost`, path: '/' })
  return server
}

/** Ten seconds of visits to a cached page. */
const load = (port: number) =>
  autocannon({
    url: `http://127.0.0.1:${port}/`,
    connections: 32,
    duration: 10,
    headers: { host: 'foundation.localhost', 'accept-encoding': 'br' },
  })
