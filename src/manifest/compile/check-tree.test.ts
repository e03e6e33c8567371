import { expect, test } from 'vitest'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { homeOf, manifestOf, short, type Files } from '#tests/made-up/layouts.ts'

const note = (id: string) => ({ id, type: 'note', props: { heading: 'Halo' } })
const wideBox = (id: string, ...body: object[]) => ({ id, type: 'wide-box', slots: { body } })

const reported = (coba: Files, others: Record<string, Files> = {}) =>
  compileFiles('coba', { coba, ...others }).problems.map(short)

const shell = { header: [note('kepala'), wideBox('bilah', note('menu'))], footer: [note('kaki')] }

test('a node of a page with the id of a shell node is reported at its id', () => {
  expect(reported(homeOf([note('a'), note('kaki')], {}, { shell }))).toEqual([
    'layouts/coba/pages/home.json:11:7 duplicate-id "kaki" stands in the shell too.',
  ])
})

test('slots are searched, of the page and of the shell', () => {
  const page = homeOf([wideBox('b', note('menu'), note('kepala'))], {}, { shell })
  const problems = compileFiles('coba', { coba: page }).problems
  expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'duplicate-id /blocks/0/slots/body/0/id',
    'duplicate-id /blocks/0/slots/body/1/id',
  ])
})

test('an id that occurs twice in the shell is reported at the second, in the footer too', () => {
  const twice = { header: [note('a'), wideBox('b', note('a'))], footer: [note('b')] }
  const problems = compileFiles('coba', { coba: homeOf([], {}, { shell: twice }) }).problems
  expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/shell/header/1/slots/body/0/id "a" stands twice in the shell.',
    '/shell/footer/0/id "b" stands twice in the shell.',
  ])
})

test('a page is compared with its shell, whichever layer wrote them', () => {
  const base = {
    'layout.json': manifestOf('base', {
      abstract: true,
      shell,
      routes: [{ path: '/Terms', page: 'terms' }],
    }),
    'pages/terms.json': { blocks: [note('kaki'), note('judul')] },
  }
  const own = { header: [note('judul')] }
  const child = homeOf([note('kepala')], {}, { extends: 'base', shell: own })
  expect(reported(child, { base })).toEqual([
    expect.stringMatching(/base\/pages\/terms\.json:\d+:7 duplicate-id "kaki" stands in the shell/),
    expect.stringMatching(/base\/pages\/terms\.json:\d+:7 duplicate-id "judul" stands in the/),
  ])
})

test('two pages may have nodes with the same id, and so may the not-found page', () => {
  const files = {
    ...homeOf([note('a')], {}, { shell, notFound: 'lost' }),
    'pages/lost.json': { blocks: [note('a')] },
  }
  expect(reported(files)).toEqual([])
})

test('a tag of prose with the id of a shell node is reported', () => {
  const files = {
    ...homeOf([], {}, { shell }),
    'pages/home.json': undefined,
    'pages/home.mdx': '# Halo\n\n<Note id="kaki" heading="a" />\n',
  }
  expect(reported(files)).toEqual([
    expect.stringMatching(/home\.mdx:3:\d+ duplicate-id "kaki" stands in the shell too\.$/),
  ])
})

test('of two nodes with the same id that of the child is reported, wherever it occurs', () => {
  const base = {
    'layout.json': manifestOf('base', { routes: [{ path: '/', page: 'home' }] }),
    'pages/home.json': { blocks: [note('a')] },
  }
  const child = {
    'layout.json': manifestOf('coba', { extends: 'base' }),
    'pages/home.json': {
      patch: [{ op: 'insert', where: 'start', node: note('a') }],
    },
  }
  expect(reported(child, { base })).toEqual([
    expect.stringMatching(/coba\/pages\/home\.json:\d+:9 duplicate-id "a" stands twice\.$/),
  ])
})
