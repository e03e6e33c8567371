import { expect, test } from 'vitest'
import { z } from 'zod'
import { prose } from '#schemas/text.ts'
import { compileWith } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, short, sourceOf, type Files } from '#tests/made-up/layouts.ts'
import { parseLayout } from '../read/parse.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'

const textBlocks = new Map([
  [
    'words',
    {
      type: 'words',
      title: 'Words',
      description: 'Long text.',
      props: z.object({ body: prose().optional() }),
    },
  ],
])
const words = (body: unknown): Files => ({
  'layout.json': manifestOf('coba', { routes: [{ path: '/', page: 'home' }] }),
  'pages/home.json': { blocks: [{ id: 'a', type: 'words', props: { body } }] },
  'content/profil.mdx': 'Kami *menenun*.\n',
})

test('content:<name> is replaced by the text of a file, in each language', () => {
  const { layout, problems } = compileWith(textBlocks, 'coba', { coba: words('content:profil') })
  expect(problems).toEqual([])
  const value = layout?.pages.get('home')?.nodes[0]?.props.id.value
  expect(value).toEqual({ body: 'Kami *menenun*.\n' })
  const both = compileWith(textBlocks, 'coba', {
    coba: words({ id: 'Kami', en: 'content:profil' }),
  })
  expect(both.layout?.pages.get('home')?.nodes[0]?.props.id.value).toEqual({ body: 'Kami' })
})

test('a text that content/ does not hold is reported with a suggestion', () => {
  const { problems } = compileWith(textBlocks, 'coba', { coba: words('content:profile') })
  expect(problems.map(short)).toEqual([
    'layouts/coba/pages/home.json:7:9 unknown-content content/ holds no "profile". Did you mean "profil"?',
  ])
})

test('a text of content/ holds no code and no block', () => {
  const files = { ...words('x'), 'content/profil.mdx': 'Halo {1+1}\n\n<Note heading="a" />\n' }
  const { problems } = compileWith(textBlocks, 'coba', { coba: files })
  expect(problems.map(short)).toEqual([
    'layouts/coba/content/profil.mdx:1:6 mdx-code import, export and {expressions} are code.',
    'layouts/coba/content/profil.mdx:3:1 mdx-tag A text of content/ holds no blocks.',
  ])
})

test('two files of one page, and files that are not read, are reported', () => {
  const source = sourceOf('coba', {
    'layout.json': manifestOf('coba'),
    'pages/home.json': { blocks: [] },
    'pages/home.mdx': '# Halo\n',
  })
  const { problems } = parseLayout({ ...source, unread: ['pages/Home.json'] }, ajvCheckers)
  expect(problems.map(short)).toEqual([
    'layouts/coba/pages/home.mdx:1:1 duplicate-page layouts/coba/pages/home.json is page "home" already.',
    'layouts/coba/pages/Home.json:1:1 unread-file Nothing reads pages/Home.json.',
  ])
})
