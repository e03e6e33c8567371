import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readReferences } from '#tests/judges/references.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'
import { openExportFolder } from '#tools/export/export-folder.ts'
import { exportSite } from '#tools/export/export-site.ts'
import { serveFiles } from './serve-files.ts'

/** One that is small; with LAYOUTS=all also the showcase of all blocks and a brand with host switches. */
const exportedSites = process.env['LAYOUTS'] === 'all' ? ['script', 'demo', 'lms'] : ['script']
const services = 'https://layanan.example'

let served: ServedLayouts
let folder: string
beforeAll(async () => {
  const layouts = ['base', 'practice', 'default', ...exportedSites]
  // As `tenun export` waits for what is known of pictures.
  served = await serveLayouts(layouts, { PICTURE_WAIT_MS: '60000' })
  folder = await mkdtemp(join(tmpdir(), 'export-'))
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true, force: true })
})

async function exportTo(out: string, id: string) {
  const site = served.server.sites().findById(id)
  if (site === undefined) throw new Error(`${id} is served.`)
  const opened = await openExportFolder(out, id, false)
  const { fetch } = served.server
  const progress = () => undefined
  const exported = await exportSite({ site, fetch, services, folder: opened, built: [], progress })
  return { site, exported, removed: await opened.finish() }
}

interface Dead {
  path: string
  from: string
  status: number
}

/** Follows every link, picture and redirect of the files at their own origin. */
async function crawl(url: string, origin: string) {
  const known = new Map([['/', '']])
  const dead: Dead[] = []
  const pages: string[] = []
  for (const [path, from] of known) {
    const answer = await fetch(url + path)
    const isPage = answer.headers.get('content-type') === 'text/html'
    const body = isPage ? await answer.text() : (await answer.arrayBuffer(), '')
    if (answer.status !== 200) dead.push({ path, from, status: answer.status })
    const refresh = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(body)?.[1]
    if (isPage && refresh === undefined) pages.push(path)
    const targets = refresh === undefined ? readReferences(body).targets : [refresh]
    for (const target of targets) {
      const own = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
      if (!/^\/(?!\/|assets\/)/.test(own)) continue
      const linked = own.replace(/#.*/, '')
      if (!known.has(linked)) known.set(linked, path)
    }
  }
  return { dead, pages }
}

describe.each(exportedSites)('the files of %s', (id) => {
  test('have every page with its payload, and no dead link', { timeout: 600_000 }, async () => {
    const out = join(folder, id)
    const { site, exported } = await exportTo(out, id)
    // The browser's build is no part of these tests.
    const dead = exported.dead.filter(({ address }) => !address.startsWith('/assets/'))
    expect(dead).toEqual([])
    const host = await serveFiles(out)
    try {
      const { pages, ...crawled } = await crawl(host.url, site.origin)
      expect(crawled.dead).toEqual([])
      expect(pages.length).toBeGreaterThan(10)
      expect(pages.filter((path) => path.includes('?'))).toEqual([])
      for (const path of pages) {
        const payload = await fetch(`${host.url}/_page${path === '/' ? '' : path}.json`)
        expect([path, payload.status]).toEqual([path, 200])
        expect(await payload.json()).toHaveProperty('html')
      }
      const missing = await fetch(`${host.url}/tidak/ada`)
      expect(missing.status).toBe(404)
      expect(await missing.text()).toContain('id="tenun">{"services":"https://layanan.example"')
      for (const file of ['/robots.txt', '/sitemap.xml'])
        expect((await fetch(host.url + file)).status).toBe(200)
    } finally {
      await host.close()
    }
  })
})

test('an export into the folder of the one before writes only what has changed, and removes the rest', async () => {
  const out = join(folder, 'script')
  const before = (await stat(join(out, 'index.html'))).mtimeMs
  await writeFile(join(out, 'old.html'), 'old')
  await writeFile(join(out, 'half.part'), 'half')
  const { removed } = await exportTo(out, 'script')
  expect(removed).toBe(2)
  expect((await stat(join(out, 'index.html'))).mtimeMs).toBe(before)
  expect(await readdir(out)).not.toContain('old.html')
})

test('a folder with files of another kind, or of another site, is refused', async () => {
  const other = join(folder, 'other')
  await openExportFolder(other, 'demo', false)
  await expect(openExportFolder(other, 'script', false)).rejects.toThrow('the files of demo')
  await expect(openExportFolder(folder, 'script', false)).rejects.toThrow('no export has written')
})
