import { expect, test } from 'vitest'
import { Binding } from './binding.ts'
import { Host, Route } from './layout.ts'
import { printProblem } from './problems.ts'
import { Settings } from './settings.ts'
import { image, itemPath, link } from './text.ts'

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

test.each([
  'page:home',
  '/',
  '/Class/x?y#z',
  '#top',
  'https://a.id',
  'http://a.id',
  'mailto:a@a.id',
  'tel:+62',
])('%s is a link', (href) => expect(takes(link(), href)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:x',
  ' javascript:x',
  'data:text/html,x',
  '//jahat.id',
  '/\\jahat.id',
  'vbscript:x',
  'Class',
  '',
  '\u0001/a',
  'page:',
])('%j is not a link', (href) => expect(takes(link(), href)).toBe(false))

test.each([
  ['asset:a/b.svg', true],
  ['/media/a.svg', true],
  ['https://a.id/a.svg', true],
  ['http://a.id/a.svg', false],
  ['//a.id/a.svg', false],
  ['data:image/svg+xml,x', false],
  ['a.svg', false],
])('%j is a picture: %j', (picture, good) => {
  expect(takes(image(), picture)).toBe(good)
})

test('an item’s page is a page or a path of this site', () => {
  expect([takes(itemPath(), 'page:class'), takes(itemPath(), '/Class/:slug')]).toEqual([true, true])
  expect([takes(itemPath(), 'https://a.id/'), takes(itemPath(), '//a.id')]).toEqual([false, false])
})

test.each([
  ['a.id', true],
  ['192.168.*', true],
  ['localhost', true],
  ['xn--bcher-kva.id', true],
  ['A.id', false],
  ['a.id:80', false],
  ['https://a.id', false],
  ['*.id', false],
  ['192.*', false],
  ['a..id', false],
  ['-a.id', false],
  ['a.id.', false],
])('%s is valid as a host in a manifest: %j', (host, good) => {
  expect(takes(Host, host)).toBe(good)
})

test.each([
  ['/', true],
  ['/Class/:slug', true],
  ['/News/:id/:title?', true],
  ['/Courses/@Premium', true],
  ['/Liga-Smk', true],
  ['Class', false],
  ['/Class/', false],
  ['//Class', false],
  ['/*', false],
  ['/:id(\\d+)', false],
  ['/a b', false],
  ['/%2e', false],
])('%s is a path of a route: %j', (path, good) => {
  expect(takes(Route, { path, page: 'a' })).toBe(good)
})

test.each(['a', 'class.name', 'a.b.c.d.e.f.g.h', 'items.0.id'])(
  '%s is a path of a binding',
  ($bind) => {
    expect(takes(Binding, { $bind })).toBe(true)
  },
)

test.each([
  '',
  '.a',
  'a.',
  'a..b',
  'a b',
  'a[0]',
  'a()',
  '{{a}}',
  'a.b.c.d.e.f.g.h.i',
  '__proto__',
  '0a',
])('%j is not a path of a binding', ($bind) => expect(takes(Binding, { $bind })).toBe(false))

test('settings have defaults, and a site is closed unless it is opened', () => {
  const settings = Settings.parse({ title: 'A' })
  expect(settings).toMatchObject({
    isMaintenance: true,
    css: { clr_primary: '#2096C4', ft_primary: 'Raleway' },
  })
  expect(settings.meta).toMatchObject({
    type: 'website',
    robot_index: 'index',
    robot_follow: 'follow',
  })
})

test.each([
  { css: { clr_primary: 'red' } },
  { css: { clr_primary: '#fff' } },
  { css: { clr_primary: '#ffffff;}body{' } },
  { css: { ft_primary: "A';}" } },
  { meta: { url: 'https://a.id/path' } },
  { meta: { url: 'javascript:x' } },
  { logoDark: 'javascript:x' },
  { isMaintenance: 'false' },
  { unknown: 1 },
])('the settings %j are rejected', (wrong) => {
  expect(takes(Settings, { title: 'A', ...wrong })).toBe(false)
})

test('a problem is printed with a clickable location, the message and the hint', () => {
  const place = { file: 'layouts/a/layout.json', line: 3, column: 5, pointer: '/x' }
  const hint = 'Mend the spelling or take the key out.'
  expect(
    printProblem({
      ...place,
      rule: 'unknown-key',
      severity: 'error',
      layout: 'a',
      message: '"x" is not read here.',
      hint,
    }),
  ).toBe(
    'layouts/a/layout.json:3:5 error unknown-key: "x" is not read here. Mend the spelling or take the key out.',
  )
})
