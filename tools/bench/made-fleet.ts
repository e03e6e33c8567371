import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const subjects = [
  'Batik',
  'Gitar',
  'Kopi',
  'Menulis',
  'Data',
  'Renang',
  'Bahasa',
  'Kayu',
  'Foto',
  'Kebun',
]
const pages = [
  'home',
  'kelas',
  'program',
  'mentor',
  'biaya',
  'jadwal',
  'tentang',
  'alumni',
  'tanya',
  'kontak',
]
const pad = (i: number) => String(i).padStart(5, '0')

/** Writes layouts of about 19 KB each: ten routes to ten pages that extend nothing and have no problem. */
export function writeFleet(root: string, count: number): void {
  for (let i = 0; i < count; i++) {
    const name = `sekolah-${pad(i)}`
    write(root, name, filesOf(name, i))
  }
}

/** Writes a layout of ten pages, and layouts without pages that extend it. */
export function writeFamily(root: string, count: number): void {
  write(root, parent, filesOf(parent, 0))
  for (let i = 0; i < count; i++) {
    const name = `sekolah-${pad(i)}`
    write(root, name, { 'layout.json': childOf(name, subjectOf(i)) })
  }
}

const parent = 'induk'

/** Its own name, site and colours; pages, shell and routes are those of the parent. */
function childOf(name: string, subject: string): object {
  const { $schema, manifest, title, site, theme } = layoutOf(name, subject)
  return { $schema, manifest, name, extends: parent, title, site, theme, routes: [] }
}

function write(root: string, name: string, files: Record<string, object>): void {
  for (const [path, value] of Object.entries(files)) {
    const file = join(root, name, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  }
}

const subjectOf = (i: number) => `${subjects[i % subjects.length]} ${i}`

function filesOf(name: string, i: number): Record<string, object> {
  const subject = subjectOf(i)
  const files = pages.map((page, n) => [`pages/${page}.json`, pageOf(page, subject, n)])
  return { 'layout.json': layoutOf(name, subject), ...Object.fromEntries(files) }
}

const labelOf = (page: string) => page.charAt(0).toUpperCase() + page.slice(1)

const layoutOf = (name: string, subject: string) => ({
  $schema: '../../schemas/json/layout.json',
  manifest: 1,
  name,
  title: `Sekolah ${subject}`,
  site: {
    hosts: [`${name}.example.id`],
    settings: {
      title: `Sekolah ${subject}`,
      isMaintenance: false,
      css: { clr_primary: '#2b4392', clr_secondary: '#4a68a6', clr_dark: '#1a264f' },
      meta: {
        name: `Sekolah ${subject}`,
        site_name: `Sekolah ${subject}`,
        description: `Tempat belajar ${subject} bersama mentor yang bekerja di bidangnya, daring dan tatap muka.`,
      },
    },
  },
  theme: { background: '#f7f8fb', ink: '#141b33', muted: '#535d78', accent: '#b4532a' },
  shell: {
    header: [
      {
        id: 'kepala',
        type: 'header',
        props: {
          menu: pages.slice(1, 6).map((page) => ({ label: labelOf(page), href: `page:${page}` })),
        },
      },
    ],
  },
  routes: pages.map((page) => ({
    path: page === 'home' ? '/' : `/${labelOf(page)}`,
    page,
    title: `${labelOf(page)} ${subject}`,
    seo: {
      description: `${labelOf(page)} sekolah ${subject}: apa yang dipelajari, dengan siapa, kapan mulai dan berapa biayanya.`,
    },
  })),
})

const pageOf = (page: string, subject: string, n: number) => ({
  $schema: '../../../schemas/json/page.json',
  blocks: [
    {
      id: 'buka',
      type: 'hero',
      v: 1,
      props: {
        heading: `${labelOf(page)} untuk belajar ${subject}`,
        lead: `Belajar ${subject} dari dasar sampai berani dipakai bekerja, dua kali seminggu bersama mentor.`,
        actions: [{ label: 'Lihat kelas', href: `page:${pages[(n + 1) % pages.length]}` }],
      },
    },
    {
      id: 'isi',
      type: 'feature-grid',
      v: 1,
      props: {
        heading: 'Yang Anda dapatkan',
        items: ['Mentor', 'Latihan', 'Jadwal'].map((title) => ({
          title: `${title} ${subject}`,
          text: `${title} yang disusun untuk mereka yang belajar ${subject} sambil bekerja atau kuliah.`,
        })),
      },
    },
    {
      id: 'tanya',
      type: 'faq',
      v: 1,
      props: {
        heading: 'Pertanyaan yang sering datang',
        items: [
          {
            question: 'Apakah pemula boleh ikut?',
            answer: `Boleh. Pelajaran ${subject} dimulai dari dasar.`,
          },
          {
            question: 'Berapa lama belajarnya?',
            answer: 'Dua belas minggu, dua kali pertemuan seminggu.',
          },
        ],
      },
    },
  ],
})
