import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { Face } from '#schemas/layout.ts'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { lookOf } from './hero-looks.ts'
import { hero } from './index.ts'

test('has the only h1 of its page', () => {
  for (const fixture of Object.values(fixtures)) {
    expect(html(hero, fixture).match(/<h1/g)).toHaveLength(1)
  }
})

test('loads its picture first', () => {
  const markup = html(hero, fixtures.filled)
  expect(markup).toMatch(/<img[^>]*fetchPriority="high"/i)
  expect(markup).not.toContain('loading="lazy"')
})

test('has the alternative text of its picture', () => {
  expect(html(hero, fixtures.photograph)).toContain('alt="Peserta menenun bersama di Sumba"')
  expect(html(hero, fixtures.filled)).toContain('alt=""')
})

test('makes the first button the primary one', () => {
  const classes = [...html(hero, fixtures.filled).matchAll(/class="(button[^"]*)"/g)]
  expect(classes.map(([, name]) => name)).toEqual(['button', 'button button-quiet'])
})

test('puts a banner on a dark band unless its props choose primary', () => {
  const banner = { props: { heading: 'Judul', look: 'banner' }, data: {} }
  expect(html(hero, banner)).toContain('band-dark')
  expect(html(hero, fixtures.banner)).toContain('band-primary')
})

test('pairs each figure with its label', () => {
  expect(html(hero, fixtures.filled)).toMatch(/<dt[^>]*>Alumni<\/dt><dd[^>]*>4\.800<\/dd>/)
})

test('accepts at most two buttons and four facts', () => {
  const action = { label: 'Lihat', href: '/Class' }
  const fact = { value: '1', label: 'Satu' }
  const fits = (props: object) => hero.props.safeParse({ heading: 'Judul', ...props }).success
  expect(fits({ actions: [action, action, action] })).toBe(false)
  expect(fits({ facts: [fact, fact, fact, fact, fact] })).toBe(false)
})

test.each(Object.entries(lookOf))('%s brings its own composition: %s', (face, look) => {
  const block = drawn(hero, fixtures.empty)
  const ofFace = renderToStaticMarkup(
    <hero.render
      {...block}
      props={hero.props.parse({ heading: 'Judul' })}
      page={{ ...block.page, face: Face.parse(face) }}
    />,
  )
  expect(ofFace).toContain('hero-own')
  expect(ofFace).not.toContain(`hero-${look}`)
})

test('a page may choose another composition than that of its face', () => {
  const block = drawn(hero, fixtures.empty)
  const props = hero.props.parse({ heading: 'Judul', look: 'sheet' })
  const markup = renderToStaticMarkup(
    <hero.render {...block} props={props} page={{ ...block.page, face: 'calm' }} />,
  )
  expect(markup).toContain('hero-sheet')
  expect(markup).not.toContain('hero-own')
})

test.each(hero.props.shape.look.unwrap().options)(
  'without a picture, %s has a drawing that is loaded first',
  (look) => {
    const block = drawn(hero, fixtures.empty)
    const props = hero.props.parse({ heading: 'Belajar Bersama', look })
    const page = { ...block.page, art: { family: 'woven' as const, version: 'a' } }
    const markup = renderToStaticMarkup(<hero.render {...block} props={props} page={page} />)
    expect(markup).toMatch(/<img[^>]*src="\/_art\/a\/woven\/[^"]*\/belajar-bersama\.svg"/)
    expect(markup).toMatch(/<img[^>]*fetchPriority="high"/i)
    expect(markup).not.toContain('loading="lazy"')
  },
)

test('pages of the first version that chose no look have that of their face', () => {
  const [migration] = hero.migrations ?? []
  expect(migration?.up({ heading: 'Judul', look: 'split' })).toEqual({ heading: 'Judul' })
  expect(migration?.up({ heading: 'Judul', look: 'banner' })).toEqual({
    heading: 'Judul',
    look: 'banner',
  })
})
