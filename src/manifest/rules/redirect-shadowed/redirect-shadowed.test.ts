import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

const filesOf = (from: string) =>
  homeOf(
    [],
    {},
    {
      routes: [
        { path: '/', page: 'home' },
        { path: '/Class/:slug?', page: 'home' },
      ],
      redirects: [{ from, to: '/' }],
    },
  )

test('a redirect from the path of a route is reported, ignoring case', () => {
  expect(findings('redirect-shadowed', filesOf('/class'))).toEqual([
    'layout.json:22:7 /class is the route of page "home", which is never served there.',
  ])
  expect(problemsBy('redirect-shadowed', filesOf('/class'))).toMatchObject([{ page: 'home' }])
})

test('one path below a parameter may be redirected, and so may any other path', () => {
  expect(findings('redirect-shadowed', filesOf('/Class/kelas-lama'))).toEqual([])
  expect(findings('redirect-shadowed', filesOf('/Kelas'))).toEqual([])
})
