// The page sets of the specification's variants, entry by entry.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { descriptionOf, titleOf } from '#tests/expected-head.ts'
import { readHead } from '#tests/head.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'
import { classesOf, collectionOf, fill, type ItemsOf, postsOf, programsOf } from './site-items.ts'

/** An address, and its title: a fixed one, or that of loaded data. */
type Entry = readonly [form: string, title: string | ItemsOf]

const news: Entry = ['/News/{id}/{slug}', postsOf('news')]
const articles: Entry = ['/Articles/Detail/{id}/{slug}', postsOf('article')]
const appointment: Entry = ['/Make-Appointment', 'Buat Perjanjian']

/** The variants by the layout that serves each. */
const variants: Record<string, readonly Entry[]> = {
  lms: [
    ['/', 'Belajar dari pekerjaan nyata'],
    ['/BelajarBersama', 'Belajar Bersama'],
    ['/Courses', 'Courses'],
    ['/Courses/{slug}', classesOf],
    ['/Training-Services', 'Layanan Pelatihan'],
    ['/Training-Services/Syllabus', 'Silabus Pelatihan'],
    ['/Talent-Hiring', 'Talent Hiring'],
    ['/Lms', 'Learning Management System'],
    ['/Lms/Features/{slug}', collectionOf('features')],
    ['/News', 'News'],
    news,
    appointment,
  ],
  foundation: [
    ['/', 'Belajar bersama, diteruskan bersama'],
    ['/Class', 'Kelas'],
    ['/Class/Competence/{slug}', classesOf],
    ['/About', 'Tentang'],
    ['/Campus', 'Untuk Kampus'],
    ['/Government', 'Untuk Pemerintahan'],
    ['/Portfolio/{kind}/{slug}', collectionOf('portfolio')],
    ['/Corporates', 'Untuk Perusahaan'],
    ['/Blog', 'Catatan'],
    ['/Blog/{id}/{slug}', postsOf('blog')],
    ['/Program/{id}/{slug}', programsOf],
    appointment,
    ['/Book', 'Buku Tamu'],
  ],
  'coding-school': [
    ['/', 'Anak membuat, bukan menonton'],
    ['/Program', 'Program'],
    ['/Program/{slug}', programsOf],
    ['/News', 'Berita'],
    ['/Gallery', 'Galeri'],
    ['/Courses/{slug}', classesOf],
  ],
  'belajar-bersama': [
    ['/', 'Ajari aku sejam'],
    ['/Class', 'Kelas'],
    ['/Class/{slug}', classesOf],
  ],
  innovation: [['/', 'Warta percobaan yang terukur'], articles, ['/Script', 'Skrip']],
  script: [
    ['/', 'Skrip pendek untuk kerja berulang'],
    ['/Lms', 'Learning Management System'],
  ],
  scholarship: [['/', 'Ongkos berangkat kuliah ditanggung']],
  'ramadan-berbagi': [['/', 'Kacamata untuk yang baru mengaji'], articles],
}

let served: ServedLayouts
beforeAll(async () => {
  served = await serveLayouts(['base', 'practice', ...Object.keys(variants)])
})
afterAll(() => served.close())

const siteName = (site: string): string => {
  const settings = served.server.library.find(site)?.manifest.site?.settings
  const name = settings?.meta.site_name || settings?.title
  if (typeof name !== 'string') throw new Error(`${site} has no name`)
  return name
}

async function headAt(site: string, path: string) {
  const { status, body } = await served.get(`${site}.localhost`, path)
  return { status, body, ...readHead(body) }
}

const entries = Object.entries(variants).flatMap(([site, pages]) =>
  pages.map(([form, title]) => ({ site, form, title })),
)

describe.each(entries)('$site $form', ({ site, form, title }) => {
  test('has its title with the name of the site, a description and status 200', async () => {
    const item = typeof title === 'string' ? undefined : (await title(served, site))[0]
    if (typeof title !== 'string' && item === undefined) throw new Error(`${site} has no row`)
    const path = item === undefined ? form : fill(form, item)
    const { status, titles, meta, canonicals } = await headAt(site, path)
    const name = item?.name ?? String(title)
    expect([path, status, titles]).toEqual([path, 200, [titleOf(name, siteName(site))]])
    expect(canonicals).toEqual([`${served.server.sites().findById(site)?.origin}${path}`])
    const { description = '' } = meta
    expect(description).toMatch(/\S/)
    expect([description.length <= 165, /[<>]/.test(description)]).toEqual([true, false])
    if (item?.about) expect(description).toBe(descriptionOf(item.about))
  })

  test('has no page for an item that does not exist, and not the title of another', async () => {
    if (typeof title === 'string') return
    const lost = { id: 'tiada', slug: 'tiada', kind: 'tiada', category: 'tiada', name: '' }
    const { status, titles } = await headAt(site, fill(form, lost))
    const [item] = await title(served, site)
    expect([status, titles[0]?.startsWith(item?.name ?? '-')]).toEqual([404, false])
  })
})
