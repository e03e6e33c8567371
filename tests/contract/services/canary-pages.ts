// Guarded pages that hold a canary wherever a page can hold a text.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addRoutes } from './start-with-layouts.ts'

export const canary = 'KENARI'
const text = (place: string) => `${canary} di ${place}`

const routes = [
  { path: '/Sangkar', page: 'cage', middleware: ['auth'], title: text('judul rute') },
  { path: '/Sangkar-Peran', page: 'cage', middleware: ['auth', 'role:mentor'] },
  { path: '/Sangkar-Prosa', page: 'cage-prose', middleware: ['role:mentor|teacher'] },
  {
    path: '/Sangkar/:slug',
    page: 'cage-item',
    middleware: ['auth'],
    checks: [{ exists: 'class' }],
  },
]

/** The paths of the guarded pages; the last two are of an item that exists and one that does not. */
export const cages = [
  '/Sangkar',
  '/Sangkar-Peran',
  '/Sangkar-Prosa',
  '/Sangkar/pendamping-belajar-komunitas',
  '/Sangkar/tiada',
]

const cage = {
  title: { $bind: 'me.name' },
  seo: { description: text('deskripsi'), keywords: text('kata kunci') },
  data: { me: { endpoint: 'v1/user/me' } },
  blocks: [
    { id: 'a', type: 'page-head', props: { heading: text('props'), lead: { $bind: 'me.email' } } },
    {
      id: 'b',
      type: 'faq',
      props: {
        heading: text('tanya'),
        items: [{ question: text('tanya'), answer: text('jawab') }],
      },
    },
  ],
}
const item = {
  title: { $bind: 'class.name' },
  data: { class: { endpoint: 'v1/class/overview', input: { slug: { $route: 'slug' } } } },
  blocks: [{ id: 'a', type: 'page-head', props: { heading: text('barang') } }],
}

/** Adds the guarded pages to a layout in a folder of layouts. */
export async function plantCanaries(layouts: string, layout: string): Promise<void> {
  await addRoutes(layouts, layout, routes)
  const page = (name: string) => join(layouts, layout, 'pages', name)
  await writeFile(page('cage.json'), JSON.stringify(cage))
  await writeFile(page('cage-item.json'), JSON.stringify(item))
  await writeFile(page('cage-prose.mdx'), `---\ntitle: Prosa\n---\n\n# ${text('prosa')}\n`)
}
