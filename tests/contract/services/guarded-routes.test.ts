import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillFolder } from '#src/services/local/database/new-database-for-test.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import { ownSites } from '#tests/own-layouts.ts'
import { ask } from '#tools/ask.ts'
import { identities } from './access-cases.ts'
import { writeSessions } from './identities.ts'
import { startWithLayouts } from './start-with-layouts.ts'

let folder: string
let tokenOf: Awaited<ReturnType<typeof writeSessions>>
let started: Awaited<ReturnType<typeof startWithLayouts>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-routes-'))
  await fillFolder(join(folder, 'db'))
  tokenOf = await writeSessions(join(folder, 'db'), ownSites)
  started = await startWithLayouts({ DATA_DIR: folder })
}, 120_000)
afterAll(async () => {
  await started.close()
  await rm(folder, { recursive: true, force: true })
})

/** The routes of a layout and its parents that have a guard, with whom each lets in. */
const guarded = (layout: string) =>
  (started.server.library.find(layout)?.routes ?? []).flatMap(({ path, middleware }) => {
    const audience = guardOf(middleware)
    return audience === undefined ? [] : [{ path, audience }]
  })

const hasParameter = (path: string) => path.includes(':')

/** The status of the page's payload for a caller, with parameters that name nothing. */
async function statusOf(layout: string, path: string, kind: (typeof identities)[number]) {
  const { status } = await ask(Number(new URL(started.server.url).port), {
    host: `${layout}.localhost`,
    path: `/_page${path.replaceAll(/:\w+\??/g, 'tiada')}`,
    headers: kind === undefined ? {} : { authorization: `Bearer ${tokenOf(layout, kind)}` },
  })
  // An item that does not exist is not found, by those who may look for it.
  return status === 404 && hasParameter(path) ? 200 : status
}

/** The pages that every site has for its staff, and who finds them. */
const pagesOfStaff: Record<string, string[]> = {
  '/Kelola/Moderasi': ['superadmin', 'admin'],
  '/Kelola/Perjanjian': ['superadmin', 'admin'],
  '/Kelola/Sekolah': ['superadmin', 'admin'],
  '/Kelola/Akun': ['superadmin', 'admin'],
  '/Kelola/Perubahan': ['superadmin', 'admin'],
  '/Kelola/Tim': ['superadmin', 'admin', 'lead_program', 'lead_region'],
  '/Kelola/Statistik': ['superadmin', 'admin', 'lead_program', 'lead_region'],
  '/Akun/Mengajar': ['superadmin', 'admin', 'mentor', 'teacher'],
}

describe.each(ownSites)('the guarded pages of %s', (layout) => {
  test('are those of the staff, and whom each lets in is as the specification says', () => {
    const byPath = Object.fromEntries(guarded(layout).map(({ path, audience }) => [path, audience]))
    expect(byPath).toMatchObject(pagesOfStaff)
  })

  test('are answered to those whom their route lets in, and to nobody else', async () => {
    const found: Record<string, number> = {}
    const wanted: Record<string, number> = {}
    for (const { path, audience } of guarded(layout))
      for (const kind of identities) {
        const name = `${path} for ${kind ?? 'a visitor'}`
        const isIn = kind !== undefined && (audience === 'user' || audience.includes(kind))
        found[name] = await statusOf(layout, path, kind)
        wanted[name] = isIn ? 200 : kind === undefined ? 401 : 403
      }
    expect(Object.keys(found).length).toBeGreaterThanOrEqual(8 * 11)
    expect(found).toEqual(wanted)
  }, 60_000)
})
