import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { gallery } from './index.ts'
import { Lightbox } from './lightbox.tsx'
import { strings } from './strings.ts'

const wake = (props: object) =>
  typeof gallery.island === 'function' ? gallery.island(gallery.props.parse(props)) : undefined

test('has a link from each picture to itself, for browsers without scripts', () => {
  const markup = html(gallery, fixtures.filled)
  expect(markup.match(/<a [^>]*href="\/[a-z]+\.svg"[^>]*><img/g)).toHaveLength(5)
  expect(markup).not.toContain('<dialog')
})

test('names the link of a picture that nobody described by its number', () => {
  expect(html(gallery, fixtures.english)).toContain('aria-label="Picture 2"')
  expect(html(gallery, fixtures.filled)).not.toContain('aria-label="Gambar')
})

test('is hydrated only to enlarge its pictures', () => {
  expect([wake(fixtures.filled.props), wake(fixtures.notEnlarged.props)]).toEqual([
    'visible',
    undefined,
  ])
  expect(wake(fixtures.empty.props)).toBeUndefined()
})

test('shows one picture with its position and its caption in the dialog', () => {
  const { items } = gallery.props.parse(fixtures.filled.props)
  const markup = renderToStaticMarkup(
    <Lightbox items={items} first={2} words={strings.id} onClose={() => undefined} />,
  )
  expect(markup).toContain('3 dari 5')
  expect(markup).toMatch(/src="\/perahu\.svg".*Perahu buku di Teluk Seruni/)
  expect(markup.match(/<button/g)).toHaveLength(3)
})

test('has no steps in the dialog of one picture', () => {
  const { items } = gallery.props.parse(fixtures.bare.props)
  const markup = renderToStaticMarkup(
    <Lightbox items={items} first={0} words={strings.id} onClose={() => undefined} />,
  )
  expect(markup.match(/<button/g)).toHaveLength(1)
})

test('renders nothing without pictures', () => {
  expect(html(gallery, fixtures.empty)).toBe('')
})
