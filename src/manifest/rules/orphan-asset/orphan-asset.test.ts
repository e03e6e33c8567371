import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

test('a file that nothing names is reported at the file', () => {
  const files = { ...homeOf([]), 'assets/foto/lama.webp': '', 'assets/lambang.svg': '' }
  expect(findings('orphan-asset', files)).toEqual([
    'assets/foto/lama.webp:1:1 Nothing names foto/lama.webp.',
    'assets/lambang.svg:1:1 Nothing names lambang.svg.',
  ])
})

test('the logo of the site is used without being named', () => {
  expect(findings('orphan-asset', { ...homeOf([]), 'assets/logo.svg': '' })).toEqual([])
})

test('a file named by a page, the settings, prose or data is used', () => {
  const settings = { title: 'A', isMaintenance: false, logoDark: 'asset:logo.svg' }
  const files = {
    ...homeOf(
      [{ id: 'a', type: 'card', props: { title: 'A', image: 'asset:foto/a.webp' } }],
      {},
      {
        site: { settings },
      },
    ),
    'pages/about.mdx': '![Denah](/media/denah.png)\n\n[Brosur](/media/brosur.pdf?v=2)\n',
    'data/posts.json': [{ cover: 'asset:sampul.webp' }],
    'assets/logo.svg': '',
    'assets/foto/a.webp': '',
    'assets/denah.png': '',
    'assets/brosur.pdf': '',
    'assets/sampul.webp': '',
  }
  expect(findings('orphan-asset', files)).toEqual([])
})

test('a name that only begins like another is not that one', () => {
  const node = { id: 'a', type: 'card', props: { title: 'A', image: 'asset:foto.webp' } }
  const files = { ...homeOf([node]), 'assets/foto.webp': '', 'assets/foto': '' }
  expect(findings('orphan-asset', files)).toEqual(['assets/foto:1:1 Nothing names foto.'])
})

test('a file that overrides a parent’s is used where the parent names it', () => {
  const settings = { title: 'A', isMaintenance: false, logoDark: 'asset:logo.svg' }
  const base = { 'layout.json': manifestOf('base', { site: { settings } }), 'assets/logo.svg': '' }
  const coba = { 'layout.json': manifestOf('coba', { extends: 'base' }), 'assets/logo.svg': '' }
  expect(findings('orphan-asset', coba, { others: { base } })).toEqual([])
})

test('an abstract layout may have unused files', () => {
  const files = { 'layout.json': manifestOf('coba', { abstract: true }), 'assets/a.svg': '' }
  expect(findings('orphan-asset', files)).toEqual([])
})
