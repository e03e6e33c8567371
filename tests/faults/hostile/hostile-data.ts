import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import {
  hostile,
  hostileManifest,
  inSizes,
  nodeOf,
  pageOf,
  times,
  type HostileLayout,
} from './hostile-layout.ts'

const mentor = (i: number, slug = `m${i}`) => ({
  slug,
  name: `Mentor ${i}`,
  role: 'Pengajar',
  bio: 'Menenun.',
  expertise: ['tenun'],
})

/** Rows of tables and collections: too many, twice the same, or with what no database takes. */
export const hostileRows = (): HostileLayout[] => [
  ...inSizes('rows', [100, 5000, 5001, 20_000], (size) => ({
    'data/mentors.json': times(size, (i) => mentor(i)),
  })),
  ...inSizes('same-rows', [2, 500, 4000], (size) => ({
    'data/mentors.json': times(size, (i) => mentor(i, 'sama')),
  })),
  ...inSizes('wrong-rows', [10, 1000, 4000], (size) => ({
    'data/mentors.json': times(size, (i) => ({ [`k${i}`]: i })),
  })),
  ...inSizes('nul-rows', [1, 100], (size) => ({
    'data/mentors.json': times(size, (i) => ({ ...mentor(i), bio: 'a\u0000b' })),
  })),
  ...inSizes('collection', [10, 500, 2000], (size) => ({
    'collections/tanya.json': {
      kind: 'question',
      rows: times(size, (i) => ({ slug: `q${i % 7}`, question: 'Apa?', answer: 'Ini.' })),
    },
  })),
  ...inSizes('collections', [5, 100, 400], (size) =>
    Object.fromEntries(
      times(size, (i) => [`collections/c${i}.json`, { kind: 'question', rows: [] }]),
    ),
  ),
  ...inSizes('pages', [10, 200, 1500], (size, name) => ({
    ...Object.fromEntries(times(size, (i) => [`pages/p${i}.json`, pageOf([nodeOf('a')])])),
    'layout.json': hostileManifest(name),
  })),
]

/** Texts in a format, and HTML, that a scanner may read again from each of its marks. */
export const hostileTexts = (): HostileLayout[] => [
  ...['<', '<a', '&lt', ' ', '<br ', '9', '</p'].flatMap((mark, i) =>
    inSizes(`format-${i}`, [1000, 20_000], (size, name) => ({
      'layout.json': hostileManifest(name, {
        site: {
          settings: {
            title: name,
            isMaintenance: false,
            meta: { description: mark.repeat(size / mark.length) },
          },
        },
      }),
      'pages/home.json': pageOf(
        times(25, (n) =>
          nodeOf(`n${n}`, {
            heading: {
              $bind: 'site.meta.description',
              format: ['stripHtml', 'words:5', 'number'],
              fallback: 'Halo',
            },
          }),
        ),
      ),
    })),
  ),
  ...['<', '<b>', '<a href="', '&', '<!--', '<table><tr>', '</p>', '<img src="'].flatMap(
    (mark, i) =>
      inSizes(`html-${i}`, [2000, 19_000, 80_000], (size) => ({
        'pages/home.json': pageOf(
          times(10, (n) => ({
            id: `n${n}`,
            type: 'rich-text',
            v: 1,
            props: { html: mark.repeat(size / mark.length) },
          })),
        ),
      })),
  ),
  ...['**', '- ', '## ', '[a](', '`', '\n\n', 'content:'].flatMap((mark, i) =>
    inSizes(`body-${i}`, [2000, 19_000], (size) => ({
      'pages/home.json': pageOf(
        times(10, (n) => ({
          id: `n${n}`,
          type: 'rich-text',
          v: 1,
          props: { body: mark.repeat(size / mark.length) },
        })),
      ),
    })),
  ),
]

/** A layout whose folder holds something that is no file of text; `make` gets the path of the folder. */
const odd = (name: string, make: (folder: string) => void): HostileLayout => {
  const sound = hostile(name, () => ({}))
  return {
    name,
    write(root) {
      sound.write(root)
      make(join(root, name))
    },
  }
}

/** A file of so many bytes that takes no room on the disk. */
const sparse = (file: string, bytes: number): void => {
  writeFileSync(file, '')
  truncateSync(file, bytes)
}

const inFolder = (folder: string, name: string): string => {
  mkdirSync(join(folder, name), { recursive: true })
  return join(folder, name)
}

/** Folders with files that are huge, endless, many, elsewhere or none. */
export const hostileFolders = (): HostileLayout[] => [
  odd('asset-3gb', (at) => sparse(join(inFolder(at, 'assets'), 'besar.png'), 3e9)),
  odd('asset-40mb', (at) => sparse(join(inFolder(at, 'assets'), 'besar.svg'), 4e7)),
  odd('page-600mb', (at) => sparse(join(at, 'pages/besar.json'), 6e8)),
  odd('prose-600mb', (at) => sparse(join(at, 'pages/besar.mdx'), 6e8)),
  odd('layout-600mb', (at) => sparse(join(at, 'layout.json'), 6e8)),
  odd('data-600mb', (at) => sparse(join(inFolder(at, 'data'), 'mentors.json'), 6e8)),
  odd('assets-300mb', (at) => {
    for (let i = 0; i < 10; i++) sparse(join(inFolder(at, 'assets'), `a${i}.png`), 3e7)
  }),
  odd('files-6000', (at) => {
    for (let i = 0; i < 6000; i++) writeFileSync(join(inFolder(at, 'assets'), `a${i}.svg`), '')
  }),
  odd('folders-6000', (at) => {
    for (let i = 0; i < 6000; i++) inFolder(at, `f${i}`)
  }),
  odd('folder-depth', (at) => inFolder(at, times(300, () => 'a').join('/'))),
  odd('svg-tags', (at) =>
    writeFileSync(join(inFolder(at, 'assets'), 'a.svg'), '<svg '.repeat(1e6)),
  ),
  odd('folder-as-page', (at) => inFolder(at, 'pages/lain.json')),
  odd('folder-as-data', (at) => inFolder(at, 'data/mentors.json')),
  odd('pipe', (at) => execFileSync('mkfifo', [join(at, 'pages/pipa.json')])),
  odd('pipe-as-asset', (at) => execFileSync('mkfifo', [join(inFolder(at, 'assets'), 'a.png')])),
  odd('socket', (at) => {
    const server = createServer().listen(join(at, 'pages/soket.json'))
    server.unref()
  }),
  odd('link-to-zero', (at) => symlinkSync('/dev/zero', join(at, 'pages/nol.json'))),
  odd('link-to-root', (at) => symlinkSync('/', join(at, 'data'))),
  odd('link-round', (at) => symlinkSync(at, join(at, 'assets'))),
]
