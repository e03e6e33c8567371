import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

/** Pages `a`, `b` … with these titles, each on its own path. */
const filesOf = (titles: readonly unknown[], routes?: object[]) => {
  const names = titles.map((_, i) => String.fromCodePoint(97 + i))
  const pages = names.map((name, i) => [`pages/${name}.json`, { title: titles[i], blocks: [] }])
  return {
    'layout.json': manifestOf('coba', {
      locales: ['id', 'en'],
      routes: routes ?? names.map((name) => ({ path: `/${name}`, page: name })),
    }),
    ...(Object.fromEntries(pages) as object),
  }
}
const found = (...titles: unknown[]) => findings('duplicate-title', filesOf(titles))

test('a second page with the same title is reported at its title', () => {
  expect(found('Kelas', 'Berita', 'kelas ')).toEqual([
    'pages/c.json:2:3 "kelas" stands on /a and on /c.',
  ])
  expect(problemsBy('duplicate-title', filesOf(['A', 'A']))).toMatchObject([{ page: 'b' }])
})

test('titles that differ in one language only are reported at the other', () => {
  expect(found({ id: 'Kelas', en: 'Classes' }, { id: 'Kursus', en: 'Classes' })).toEqual([
    'pages/b.json:4:5 "Classes" stands on /a and on /b.',
  ])
})

test('a title of one page in Indonesian and of another in English is valid', () => {
  expect(found({ id: 'Program', en: 'Plan' }, { id: 'Rencana', en: 'Program' })).toEqual([])
})

test('bound titles, and two routes of one page, are valid', () => {
  const bound = { $bind: 'site.title', fallback: 'Kelas' }
  expect(found(bound, bound)).toEqual([])
  const routes = [
    { path: '/a', page: 'a' },
    { path: '/b', page: 'a' },
  ]
  expect(findings('duplicate-title', filesOf(['Kelas'], routes))).toEqual([])
})

test('a route’s own title overrides its page’s', () => {
  const routes = [
    { path: '/a', page: 'a' },
    { path: '/b', page: 'b', title: 'Berita' },
    { path: '/c', page: 'c' },
  ]
  expect(findings('duplicate-title', filesOf(['Kelas', 'Kelas', 'Berita'], routes))).toEqual([
    'pages/c.json:2:3 "Berita" stands on /b and on /c.',
  ])
})
