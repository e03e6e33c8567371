import { expect, test } from 'vitest'
import { layoutOf, problemsOfHome } from '#tests/made-up/compile-layouts.ts'
import { homeOf, short } from '#tests/made-up/layouts.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'

/** The problems of these props of a note, without the file's name. */
const wrong = (props: object) =>
  problemsOfHome([{ id: 'a', type: 'note', props }]).map((problem) =>
    short(problem).replace('layouts/coba/pages/home.json:', ''),
  )

test('a misspelt prop is reported with its line, column and a suggestion', () => {
  expect(wrong({ heading: 'Halo', tome: 'calm' })).toEqual([
    '8:9 unknown-key "tome" is not read here. Did you mean "tone"?',
  ])
})

test('a name without a similar one gets no suggestion', () => {
  expect(wrong({ heading: 'Halo', backgroundVideo: 'x' })).toEqual([
    '8:9 unknown-key "backgroundVideo" is not read here.',
  ])
})

test('a value outside an enumeration is reported with the allowed values', () => {
  expect(wrong({ heading: 'Halo', tone: 'bripht' })).toEqual([
    '8:9 schema "bripht" is not one of calm, bright. Did you mean "bright"?',
  ])
})

test.each([
  [0, '8:9 schema 0 is less than 1.'],
  [6, '8:9 schema 6 is more than 5.'],
  [1.5, '8:9 schema must be integer, not 1.5.'],
  ['2', '8:9 schema must be integer, not "2".'],
])('%j is out of range or of another type', (count, expected) => {
  expect(wrong({ heading: 'Halo', count })).toEqual([expected])
})

test('a missing prop is reported at its block', () => {
  expect(wrong({ tone: 'calm' })).toEqual(['6:7 schema "heading" is missing.'])
})

test('every problem of a node is reported, each at its location', () => {
  expect(wrong({ heading: 7, tone: 'loud', points: [{ label: 'a' }, { lebel: 'b' }] })).toEqual([
    '7:9 schema must be string or object, not 7.',
    '8:9 schema "loud" is not one of calm, bright.',
    '13:11 schema "label" is missing.',
    '14:13 unknown-key "lebel" is not read here. Did you mean "label"?',
  ])
})

test('text is one string, or one for each language', () => {
  expect(wrong({ heading: { id: 'Halo', en: 'Hello' } })).toEqual([])
  expect(wrong({ heading: { en: 'Hello' } })).toEqual([])
  expect(wrong({ heading: {} })).toHaveLength(1)
  expect(wrong({ heading: { id: 'Halo', fr: 'Salut' } })).toEqual([
    expect.stringContaining('unknown-key "fr" is not read here.'),
  ])
  expect(wrong({ heading: { id: 'x'.repeat(61) } })).toEqual([
    expect.stringContaining('" is 61 characters long, at most 60.'),
  ])
})

test('only text may be given per language', () => {
  expect(wrong({ heading: 'Halo', tone: { id: 'calm' } })[0]).toContain('must be string')
  expect(wrong({ heading: 'Halo', href: { id: '/' } })[0]).toContain('must be string')
})

test.each([
  ['text', { heading: { $bind: 'site.title' } }],
  ['an enumeration', { heading: 'Halo', tone: { $bind: 'site.title', fallback: 'calm' } }],
  ['a truth', { heading: 'Halo', isOpen: { $bind: 'site.isMaintenance' } }],
  ['a field of an item', { heading: 'Halo', points: [{ label: { $bind: 'site.title' } }] }],
  ['text with formats', { heading: { $bind: 'site.title', format: ['upper', 'words:20'] } }],
])('%s may be a binding', (_what, props) => {
  expect(wrong(props)).toEqual([])
})

test.each([
  ['a number for a path', { $bind: 1 }],
  ['an expression for a path', { $bind: 'site.title + 1' }],
  ['a call for a path', { $bind: 'site.title.toString()' }],
  ['brackets in a path', { $bind: 'site["title"]' }],
  ['more than eight names', { $bind: 'site.a.b.c.d.e.f.g.h' }],
  ['a key that no binding has', { $bind: 'site.title', else: 'x' }],
  ['a format that does not exist', { $bind: 'site.title', format: ['eval'] }],
  ['a number for a parameter', { $route: 1 }],
  ['a path for a parameter', { $route: 'slug.constructor' }],
])('a binding with %s is rejected', (_what, heading) => {
  const reported = wrong({ heading })
  expect(reported).toHaveLength(1)
  expect(reported[0]).toMatch(/^\d+:\d+ (schema|unknown-key) /)
})

test.each([
  ['a route without a page', { routes: [{ path: '/' }] }, ['/routes/0', '"page" is missing']],
  ['a pattern in a path', { routes: [{ path: '/:id(\\d+)', page: 'a' }] }, ['/routes/0/path', '']],
  ['a relative path', { routes: [{ path: 'Class', page: 'a' }] }, ['/routes/0/path', '']],
  ['a colour by name', { theme: { ink: 'black' } }, ['/theme/ink', '']],
  [
    'a host with a port',
    { site: { hosts: ['a.id:80'], settings: { title: 'A' } } },
    ['/site/hosts/0', ''],
  ],
  ['a third language', { locales: ['id', 'fr'] }, ['/locales/1', '']],
  ['a manifest of tomorrow', { manifest: 2 }, ['/manifest', 'must be 1, not 2']],
])('%s is refused in layout.json', (_what, part, [pointer, message]) => {
  const faults = ajvCheckers.layout({ manifest: 1, name: 'coba', ...part })
  expect(faults.map((fault) => fault.pointer)).toEqual([pointer])
  expect(faults[0]?.message).toContain(message)
})

test('a check of a route is one of three forms, and a misspelt one is reported with the allowed keys', () => {
  const check = (one: object) =>
    ajvCheckers
      .layout({
        manifest: 1,
        name: 'coba',
        routes: [{ path: '/', page: 'a', checks: [one] }],
      })
      .map(({ pointer }) => pointer)
  expect(check({ exists: 'class' })).toEqual([])
  expect(check({ parameter: 'id', is: 'number' })).toEqual([])
  expect(check({ exist: 'class' })).not.toEqual([])
  expect(
    check({ exist: 'class' }).every((pointer) => pointer.startsWith('/routes/0/checks/0')),
  ).toBe(true)
})

test('defaults are filled in once a page has no problem', () => {
  const layout = layoutOf(homeOf([{ id: 'a', type: 'note', props: { heading: 'Halo' } }]))
  const [node] = layout.pages.get('home')?.nodes ?? []
  expect(node?.props.id).toEqual({
    bound: false,
    value: { heading: 'Halo', tone: 'calm', count: 1, isOpen: false, points: [] },
  })
})

/** The problems of a layout.json with this part. */
const faultsOf = (part: object) =>
  ajvCheckers
    .layout({ manifest: 1, name: 'coba', ...part })
    .map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`)

test('a key that another form of the value has is not reported as unknown', () => {
  const route = (title: object) => ({ routes: [{ path: '/', page: 'a', title }] })
  expect(faultsOf(route({ id: 'Satu', fr: 'Un' }))).toEqual([
    expect.stringContaining('unknown-key /routes/0/title/fr "fr" is not read here.'),
  ])
  expect(faultsOf(route({ $bnd: 'class.name' }))).toEqual([
    'unknown-key /routes/0/title/$bnd "$bnd" is not read here. Did you mean "$bind"?',
  ])
  expect(faultsOf(route({ $bind: 'class.name', id: 'Satu' }))).toHaveLength(1)
})

test('a value of the wrong type is reported only by its type', () => {
  expect(faultsOf({ manifest: '1' })).toEqual(['schema /manifest must be number, not "1".'])
  expect(faultsOf({ theme: { shape: 1 } })).toEqual(['schema /theme/shape must be string, not 1.'])
})

test('a forbidden key is reported at the key', () => {
  expect(faultsOf({ rules: { severity: { Contrast: 'off' } } })).toEqual([
    'schema /rules/severity/Contrast "Contrast" must be the name of a rule.',
  ])
})

test('a text of another format is reported with the name of the format', () => {
  const one = { rule: 'contrast', reason: 'Menunggu warna baru.', until: 'besok' }
  expect(faultsOf({ rules: { suppress: [one] } })).toEqual([
    'schema /rules/suppress/0/until "besok" is no date.',
  ])
})
