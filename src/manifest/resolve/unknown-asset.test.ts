import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (picture: string, page: object = {}) =>
  findings('unknown-asset', {
    ...homeOf([{ id: 'a', type: 'note', props: { heading: 'A', picture } }], page),
    'assets/cover.svg': '<svg/>',
  })

test('a picture that assets/ does not hold is reported with a suggestion', () => {
  expect(found('asset:covr.svg')).toEqual([
    'pages/home.json:8:9 assets/ holds no "covr.svg". Did you mean "cover.svg"?',
  ])
})

test('the share image of a page is checked too', () => {
  expect(found('asset:cover.svg', { seo: { image: 'asset:bagikan.png' } })).toEqual([
    'pages/home.json:3:5 assets/ holds no "bagikan.png".',
  ])
})

test('an existing picture, and one of another URL, are valid', () => {
  expect(found('asset:cover.svg')).toEqual([])
  expect(found('/media/covr.svg')).toEqual([])
})
