import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { openLibrary } from '#src/library/library.ts'
import { sanitise } from '#src/services/safe-html.ts'
import { readHead } from '#tests/head.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { newLayoutProblems } from '#tests/made-up/new-layout-problems.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { newLayout } from '#tools/commands/new.ts'
import { files, routes } from './collections-of-a-festival.ts'

let layouts: LayoutsFolder
let app: ReturnType<typeof appOf>
const asked: string[] = []
beforeAll(async () => {
  layouts = await layoutsFolder()
  const options = {
    root: layouts.root,
    dryRun: false,
    json: false,
    rows: 'parent' as const,
    title: 'Sekolah Anggrek',
  }
  await newLayout.run(madeUpTerminal(), options, ['anggrek'])
  const file = `${layouts.root}/anggrek/layout.json`
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { routes: unknown[] }
  manifest.routes.push(...routes)
  await layouts.write('anggrek', { ...files, 'layout.json': manifest })
  const library = openLibrary({ root: layouts.root, blocks: registry, sanitise, report: () => {} })
  await library.reload()
  const answer = ({ path }: { path: string }) => {
    asked.push(path)
    return null
  }
  app = appOf({ layouts: library.all(), registry, answer })
})
afterAll(() => layouts.clear())

async function get(path: string) {
  const answer = await app.get(`http://anggrek.localhost${path}`)
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test('the layout has no problem but the HTML that is left out, at its line', async () => {
  const problems = await newLayoutProblems(layouts.root, 'anggrek')
  const errors = problems.filter((line) => !/ (duplicate|remote-picture|hardcoded)/.test(line))
  expect(errors).toEqual([
    'layouts/anggrek/collections/portfolio.json:11:7 unsafe-html onclick of <p> is left out.',
  ])
})

test('a list shows all rows, or those of the parameter, each with its address', async () => {
  const all = await get('/Portfolio')
  expect(all.status).toBe(200)
  expect(all.body).toContain('href="/Portfolio/desa/rumah-baca"')
  expect(all.body).toContain('href="/Portfolio/kampus/peta-air"')
  const some = await get('/Portfolio/kampus')
  expect(some.body).toContain('Peta mata air yang diukur dua kali.')
  expect(some.body).not.toContain('rumah-baca')
})

test('a detail has the row’s title, description, picture and safe HTML, and links to other rows', async () => {
  const { status, body } = await get('/Portfolio/desa/rumah-baca')
  expect(status).toBe(200)
  const { titles, meta, canonicals } = readHead(body)
  expect(titles).toEqual(['Rumah Baca Lembah & Bukit | Sekolah Anggrek'])
  expect(meta['description']).toBe('Enam lemari buku di rumah warga.')
  expect(meta['og:image']).toBe('https://foto.example/rumah.jpg')
  expect(canonicals).toEqual(['http://anggrek.localhost/Portfolio/desa/rumah-baca'])
  expect(body).toContain('<h2>Yang dibuat</h2><p>Enam <strong>lemari</strong>.</p>')
  expect(body).not.toMatch(/alert\(1\)/)
  expect(body).toContain('href="/Portfolio/kampus/peta-air"')
})

test.each([
  '/Portfolio/desa/tiada',
  '/Portfolio/kampus/rumah-baca',
  '/Portfolio/tiada',
  '/Lms/Features/tiada',
  '/Portfolio/desa/__proto__',
])('%s is not found', async (path) => {
  const { status, body } = await get(path)
  expect(status).toBe(404)
  expect(readHead(body).meta['robots']).toBe('noindex, follow')
})

test('a list in a row is bound like any other', async () => {
  const { body } = await get('/Lms/Features/coding-studio')
  expect(readHead(body).titles).toEqual(['Studio Kode | Sekolah Anggrek'])
  expect(body).toContain('Tanpa memasang apa pun.')
})

test('blocks of lists show speakers, activities, tiers, partners and questions', async () => {
  const { body } = await get('/Festival')
  for (const text of [
    'Sekar Contoh',
    'Lokakarya tenun',
    'Rp50.000.000',
    'Sanggar Lurik',
    'Di kasir.',
  ])
    expect(body).toContain(text)
  expect(body).not.toContain('Bima Rekaan')
  expect(body).not.toContain('Dua pekan.')
})

test('pages of rows ask no service, and are rendered once', async () => {
  await get('/Festival')
  const before = app.pages.drawn()
  await get('/Festival')
  await get('/Portfolio/desa/rumah-baca')
  expect(app.pages.drawn() - before).toBe(0)
  expect(asked).toEqual([])
  expect(app.failures).toEqual([])
})

test('the sitemap lists public pages and rows, and neither guarded pages nor those that are not to be indexed', async () => {
  const { status, headers, body } = await get('/sitemap/pages-1.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const listed = [...body.matchAll(/<loc>http:\/\/anggrek\.localhost([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  for (const path of listed) expect((await get(path ?? '')).status, path).toBe(200)
  expect(listed).toEqual(
    expect.arrayContaining(['/', '/Festival', '/Portfolio', '/Portfolio/desa']),
  )
  expect(listed.filter((path) => /^\/(Portfolio|Lms)\/\w+\/./.test(path ?? ''))).toEqual([
    '/Portfolio/desa/rumah-baca',
    '/Portfolio/kampus/peta-air',
    '/Lms/Features/coding-studio',
  ])
  expect(listed).not.toContain('/Panitia')
  expect(listed).not.toContain('/Draf')
  expect(new Set(listed).size).toBe(listed.length)
})

test('the sitemap is not sent again to one who has it, and robots.txt names it', async () => {
  const etag = (await get('/sitemap.xml')).headers.get('etag') ?? ''
  const again = await app.get('http://anggrek.localhost/sitemap.xml', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  const { body, headers } = await get('/robots.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Sitemap: http://anggrek.localhost/sitemap.xml')
})
