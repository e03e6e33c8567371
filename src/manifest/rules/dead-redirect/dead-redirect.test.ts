import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (to: string) =>
  findings(
    'dead-redirect',
    homeOf(
      [],
      {},
      {
        locales: ['id', 'en'],
        routes: [
          { path: '/', page: 'home' },
          { path: '/Class/:slug?', page: 'home' },
        ],
        redirects: [
          { from: '/Lama', to },
          { from: '/Berita', to: 'https://berita.example' },
        ],
        hostSwitch: [{ prefix: '/Pesilat', hosts: {} }],
      },
    ),
  )

test('a redirect to a path that no route serves is reported with a suggestion', () => {
  expect(found('/Clas')).toEqual([
    'layout.json:27:7 /Lama leads to /Clas, which no route serves. Did you mean "/Class"?',
  ])
  expect(found('/Tiada/di/sini')).toEqual([
    'layout.json:27:7 /Lama leads to /Tiada/di/sini, which no route serves.',
  ])
})

test.each([
  '/',
  '/class',
  '/Class/web?baru=1#atas',
  '/en/Class',
  '/Berita',
  '/Pesilat/daftar',
  '/media/brosur.pdf',
  '/account/login',
  'https://a.example/Clas',
])('%s is served', (to) => {
  expect(found(to)).toEqual([])
})
