import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { video } from './index.ts'
import { Player } from './player.tsx'
import { providers } from './providers.ts'

const allowed = (props: object) =>
  video.csp && 'most' in video.csp ? video.csp.of(video.props.parse(props)) : undefined

test('leads to the video at its provider, and fetches nothing from there', () => {
  const markup = html(video, fixtures.filled)
  expect(markup).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
  expect(markup).not.toMatch(/<iframe|src="https:/)
  expect(html(video, fixtures.english)).toContain('href="https://vimeo.com/123456789"')
})

test('says that the provider is only contacted by a press', () => {
  expect(html(video, fixtures.filled)).toContain('Video di YouTube, yang baru dihubungi')
  expect(html(video, fixtures.english)).toContain('Video at Vimeo, which is only contacted')
})

test('needs only the frame of its own provider', () => {
  expect(allowed(fixtures.filled.props)).toEqual({ frame: ['https://www.youtube-nocookie.com'] })
  expect(allowed(fixtures.english.props)).toEqual({ frame: ['https://player.vimeo.com'] })
  expect(allowed(fixtures.empty.props)).toBeUndefined()
})

test('plays in a frame that has the title of the video', () => {
  const { origin, player } = providers.youtube
  const markup = renderToStaticMarkup(
    <Player title="Sehari" src={origin + player('abcdefghijk')} />,
  )
  expect(markup).toContain('title="Sehari"')
  expect(markup).toContain('src="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1')
})

test('refuses an address in place of an id', () => {
  const isValid = (code: string) => video.props.safeParse({ title: 'A', code }).success
  expect(isValid('https://evil.example/x')).toBe(false)
  expect(isValid('abc&autoplay')).toBe(false)
})

test('renders nothing without the id of a video', () => {
  expect(html(video, fixtures.empty)).toBe('')
})
