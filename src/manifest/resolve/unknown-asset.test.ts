import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (picture: string, page: object = {}) =>
  findings('unknown-asset', {
    ...homeOf([{ id: 'a', type: 'note', props: { heading: 'A', picture } }], page),
    'assets/cover.svg': '<svg/>',
  })

test('a picture that assets/ does not hold is told with the one that was meant', () => {
  expect(found('asset:covr.svg')).toEqual([
    'pages/home.json:8:9 assets/ holds no "covr.svg". Did you mean "cover.svg"?',
  ])
})

test('the picture of a page for others is looked for too', () => {
  expect(found('asset:cover.svg', { seo: { image: 'asset:bagikan.png' } })).toEqual([
    'pages/home.json:3:5 assets/ holds no "bagikan.png".',
  ])
})

test('a picture that is there, and one of another address, is fine', () => {
  expect(found('asset:cover.svg')).toEqual([])
  expect(found('/media/covr.svg')).toEqual([])
})
