import { expect, test } from 'vitest'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, short, type Files } from '#tests/made-up/layouts.ts'

const note = (id: string, more: object = {}) => ({
  id,
  type: 'note',
  props: { heading: id, points: [{ label: 'x' }] },
  ...more,
})

const parent = (blocks: unknown[], layout: object = {}, page: object = {}): Files => ({
  'layout.json': manifestOf('induk', {
    routes: [{ path: '/', page: 'home' }],
    theme: { shape: 'round' },
    shell: { header: [note('atas')], footer: [note('bawah')] },
    ...layout,
  }),
  'pages/home.json': { ...page, blocks },
})

const child = (
  from: Files,
  page: object | undefined,
  layout: object = {},
): ReturnType<typeof compileFiles> =>
  compileFiles('coba', {
    induk: from,
    coba: {
      'layout.json': manifestOf('coba', { extends: 'induk', ...layout }),
      'pages/home.json': page,
    },
  })
const wrong = (...input: Parameters<typeof child>) => child(...input).problems.map(short)

const locked = (lock: string[]) => parent([note('a', { lock }), note('b')])
const props = (value: object) => ({ patch: [{ op: 'props', at: 'a', props: value }] })

test.each([
  ['/props/heading', { heading: 'baru' }, '"a/heading" is locked by "induk".'],
  ['/props', { tone: 'bright' }, '"a/tone" is locked by "induk".'],
  ['node', { tone: 'bright' }, '"a/tone" is locked by "induk".'],
  ['/props/heading/en', { heading: 'baru' }, '"a/heading" is locked by "induk".'],
])('with %s locked, %j is rejected and the parent’s value stays', (lock, value, message) => {
  const { layout, problems } = child(locked([lock]), props(value))
  expect(problems.map(short)).toEqual([expect.stringContaining(`locked ${message}`)])
  expect(layout?.pages.get('home')?.nodes[0]?.props.id.value).toMatchObject({
    heading: 'a',
    tone: 'calm',
  })
})

test('a lock applies to what it names and nothing else', () => {
  expect(wrong(locked(['/props/heading']), props({ tone: 'bright' }))).toEqual([])
  expect(wrong(locked(['position']), props({ heading: 'baru' }))).toEqual([])
  expect(wrong(locked(['/props']), { patch: [{ op: 'move', at: 'a', where: 'end' }] })).toEqual([])
})

test.each([
  { op: 'remove', at: 'a' },
  { op: 'move', at: 'a', where: 'end' },
  { op: 'replace', at: 'a', node: note('x') },
])('a node locked in its position is kept after %j', (operation) => {
  const { layout, problems } = child(locked(['position']), { patch: [operation] })
  expect(problems.map(({ rule }) => rule)).toEqual(['locked'])
  expect(layout?.pages.get('home')?.nodes.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a locked node inside another locks the position of the other too', () => {
  const wideBox = { id: 'box', type: 'wide-box', slots: { body: [note('a', { lock: ['node'] })] } }
  expect(wrong(parent([wideBox]), { patch: [{ op: 'remove', at: 'box' }] })).toEqual([
    'layouts/coba/pages/home.json:3:5 locked "box" is locked by "induk".',
  ])
})

test('no children are inserted into a locked slot', () => {
  const wideBox = {
    id: 'box',
    type: 'wide-box',
    lock: ['/slots/body'],
    slots: { body: [note('a')] },
  }
  const inserted = (where: object) => ({ patch: [{ op: 'insert', node: note('x'), ...where }] })
  expect(
    wrong(parent([wideBox]), inserted({ where: 'end', at: 'box', slot: 'body' })),
  ).toHaveLength(1)
  expect(wrong(parent([wideBox]), inserted({ where: 'after', at: 'a' }))).toHaveLength(1)
  expect(wrong(parent([wideBox]), inserted({ where: 'end', at: 'box', slot: 'aside' }))).toEqual([])
})

test('a locked page is neither replaced nor patched', () => {
  const from = parent([note('a')], {}, { lock: true })
  expect(wrong(from, { blocks: [] })).toEqual([
    'layouts/coba/pages/home.json:1:1 locked Page "home" is locked by "induk".',
  ])
  expect(wrong(from, { patch: [] })).toHaveLength(1)
})

test('a page that contains a locked node may be patched, not replaced', () => {
  const { layout, problems } = child(locked(['/props/heading']), { blocks: [] })
  expect(problems.map(short)).toEqual([
    'layouts/coba/pages/home.json:1:1 locked Page "home" holds a block that "induk" has locked: patch it instead.',
  ])
  expect(layout?.pages.get('home')?.nodes).toHaveLength(2)
})

test("theme, shell, languages and the not-found page keep the parent's values when locked", () => {
  const from = parent([], { lock: ['/theme/shape', '/shell/footer', '/locales'] })
  const { layout, problems } = child(from, undefined, {
    locales: ['en'],
    theme: { shape: 'square', motif: 'dots' },
    shell: { patch: [{ op: 'remove', at: 'bawah' }], header: [] },
  })
  expect(problems.map(short)).toEqual([
    'layouts/coba/layout.json:15:5 locked /theme/shape is locked by "induk".',
    'layouts/coba/layout.json:11:3 locked /locales is locked by "induk".',
    expect.stringContaining('locked "bawah" is locked by "induk".'),
  ])
  expect(layout?.theme).toMatchObject({ shape: 'round', motif: 'dots' })
  expect(layout?.locales).toEqual(['id'])
  expect(layout?.shell.footer).toHaveLength(1)
  expect(layout?.shell.header).toHaveLength(0)
})
