import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings, findingsIn, problemsBy } from '#tests/made-up/rules.ts'

const filesOf = (props: object, type = 'card') =>
  homeOf([{ id: 'a', type, props: { title: 'A', ...props } }])
const found = (props: object) => findings('image-alt', filesOf(props))

test('a picture whose block could say what it shows, and is not told, is told', () => {
  expect(found({ image: 'asset:a.png' })).toEqual([
    'pages/home.json:8:9 "image" is set and "alt" is not.',
  ])
  expect(found({ image: { $bind: 'site.logoDark' } })).toHaveLength(1)
  expect(problemsBy('image-alt', filesOf({ image: '/a.png' }))).toMatchObject([
    { page: 'home', block: 'a' },
  ])
})

test('a picture with words, or with none on purpose, is fine', () => {
  expect(found({ image: 'asset:a.png', alt: 'Penenun di Sumba' })).toEqual([])
  expect(found({ image: 'asset:a.png', alt: '' })).toEqual([])
  expect(found({})).toEqual([])
})

test('a block that knows no alt is left alone', () => {
  expect(findings('image-alt', filesOf({ heading: 'A', picture: 'asset:a.png' }, 'note'))).toEqual(
    [],
  )
})

test('an <img> without alt is told at the node that drew it', async () => {
  const html = '<div id="a"><img src="/a.png"></div><img src="/b.png" alt="">'
  expect(await findingsIn('image-alt', html, filesOf({}))).toEqual([
    'pages/home.json:3:5 <img src="/a.png"> has no alt.',
  ])
})

test('an <img> that says it is only presentation is fine', async () => {
  expect(
    await findingsIn('image-alt', '<img src="/a.png" role="presentation">', filesOf({})),
  ).toEqual([])
})
