import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillFolder } from '#src/services/local/database/new-database-for-test.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import { ownSites } from '#tests/own-layouts.ts'
import { ask } from '#tools/ask.ts'
import { identities } from './access-cases.ts'
import { readTable } from './access-file.ts'
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
})
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

interface Row {
  path: string
  sites: string[]
  /** `yes`, 401 or 403, by `visitor` and the ten kinds. */
  verdicts: Record<string, string>
}

const callers = identities.map((kind) => kind ?? 'visitor')

/** The generated table, read without the code that generates it. */
const rows: Row[] = readTable(await readFile('layouts/guarded-pages.md', 'utf8')).map(
  ({ path = '', sites = '', ...row }) => ({
    path: path.replaceAll('`', ''),
    sites: ownSites.filter((site) => sites === 'all' || sites.split(', ').includes(site)),
    verdicts: Object.fromEntries(callers.map((kind) => [kind, row[kind] ?? ''])),
  }),
)

/** The pages that every site has for its staff, and who finds them. */
const pagesOfStaff: Record<string, string[]> = {
  '/Kelola/Moderasi': ['superadmin', 'admin'],
  '/Kelola/Perjanjian': ['superadmin', 'admin'],
  '/Kelola/Sekolah': ['superadmin', 'admin'],
  '/Kelola/Akun': ['superadmin', 'admin'],
  '/Kelola/Perubahan': ['superadmin', 'admin'],
  '/Kelola/Pembayaran': ['superadmin', 'admin'],
  '/Kelola/Pengaturan': ['superadmin', 'admin'],
  '/Kelola/Situs': ['superadmin'],
  '/Kelola/Situs/Baru': ['superadmin'],
  '/Kelola/Situs/:id': ['superadmin'],
  '/Kelola/Tim': ['superadmin', 'admin', 'lead_program', 'lead_region'],
  '/Kelola/Statistik': ['superadmin', 'admin', 'lead_program', 'lead_region'],
  '/Akun/Mengajar': ['superadmin', 'admin', 'mentor', 'teacher'],
}

test.each(ownSites)('the guarded pages of %s are those of the table', (layout) => {
  const byPath = Object.fromEntries(guarded(layout).map(({ path, audience }) => [path, audience]))
  expect(byPath).toMatchObject(pagesOfStaff)
  const ofTable = rows.filter(({ sites }) => sites.includes(layout)).map(({ path }) => path)
  expect(Object.keys(byPath).toSorted()).toEqual(ofTable.toSorted())
})

test('every page of the table is answered to those whom it lets in, and to nobody else', async () => {
  expect(rows.length).toBeGreaterThanOrEqual(25)
  for (const [at, { path, sites, verdicts }] of rows.entries()) {
    // Sites that share a page share its definition: each page is asked at one of them, in turn.
    const site = sites[at % sites.length]
    if (site === undefined) throw new Error(`No site of this test has ${path}.`)
    const found: Record<string, string> = {}
    for (const kind of identities) {
      const status = await statusOf(site, path, kind)
      found[kind ?? 'visitor'] = status === 200 ? 'yes' : String(status)
    }
    expect({ path, ...found }).toEqual({ path, ...verdicts })
  }
})
