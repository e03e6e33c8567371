import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { crawl } from './crawl.ts'

test('a guarded page is not visited, however it is found', async () => {
  const routes = [
    { path: '/', page: 'home' },
    { path: '/Akun', page: 'home', middleware: ['auth'] },
    { path: '/Kelas/:slug', page: 'home', middleware: ['role:student'] },
    { path: '/Masuk', page: 'home', middleware: ['guest'] },
  ]
  const asked: string[] = []
  const pages = await crawl(layoutOf(homeOf([], {}, { routes })), (path) => {
    asked.push(path)
    return Promise.resolve({ status: 200, body: '<a href="/Kelas/satu">…</a>' })
  })
  expect(asked).toEqual(['/', '/Masuk'])
  expect(pages.map(({ route }) => route)).toEqual(['/', '/Masuk'])
})
