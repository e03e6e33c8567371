import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

const filesOf = (props: object, type = 'card') =>
  homeOf([{ id: 'a', type, props: { title: 'A', ...props } }])
const found = (props: object) => findings('image-alt', filesOf(props))

test('a picture without alt is reported when its block has a prop for it', () => {
  expect(found({ image: 'asset:a.png' })).toEqual([
    'pages/home.json:8:9 "image" is set and "alt" is not.',
  ])
  expect(found({ image: { $bind: 'site.logoDark' } })).toHaveLength(1)
  expect(problemsBy('image-alt', filesOf({ image: '/a.png' }))).toMatchObject([
    { page: 'home', block: 'a' },
  ])
})

test('a picture with an alt, or with an empty one on purpose, is valid', () => {
  expect(found({ image: 'asset:a.png', alt: 'Penenun di Sumba' })).toEqual([])
  expect(found({ image: 'asset:a.png', alt: '' })).toEqual([])
  expect(found({})).toEqual([])
})

test('a block without a prop for alt is not checked', () => {
  expect(findings('image-alt', filesOf({ heading: 'A', picture: 'asset:a.png' }, 'note'))).toEqual(
    [],
  )
})

test('an <img> without alt is reported at the node that rendered it', async () => {
  const html = '<div id="a"><img src="/a.png"></div><img src="/b.png" alt="">'
  expect(await findingsIn('image-alt', html, filesOf({}))).toEqual([
    'pages/home.json:3:5 <img src="/a.png"> has no alt.',
  ])
})

test('an <img> with role presentation is valid', async () => {
  expect(
    await findingsIn('image-alt', '<img src="/a.png" role="presentation">', filesOf({})),
  ).toEqual([])
})
