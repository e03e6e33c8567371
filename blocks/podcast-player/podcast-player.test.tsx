import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { podcastPlayer } from './index.ts'

test('plays the episode with the browser’s own player, which loads nothing by itself', () => {
  const markup = html(podcastPlayer, fixtures.filled)
  expect(markup).toMatch(/<audio controls="" preload="none" src="\/audio\/episode.mp3"/)
  expect(markup).toContain('aria-label="Dengarkan Guru yang berani berkata “saya tidak tahu”"')
})

test('says that an episode is not recorded yet', () => {
  const markup = html(podcastPlayer, fixtures['not recorded'])
  expect(markup).not.toContain('<audio')
  expect(markup).toContain('This episode is not recorded yet')
})

test('renders the title as the only h1, with who speaks and how long it takes', () => {
  const markup = html(podcastPlayer, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toContain('Bersama Yohanes Manek, Nur Aini Lubis')
  expect(markup).toContain('25 menit')
})

test('renders nothing and has no JSON-LD when there is no such episode', () => {
  expect(html(podcastPlayer, fixtures.empty)).toBe('')
  expect(jsonLdOf('empty')).toBeNull()
})

test('has JSON-LD of an episode of this site', () => {
  expect(jsonLdOf('filled')).toMatchObject({
    '@type': 'PodcastEpisode',
    timeRequired: 'PT1475S',
    partOfSeries: { name: 'Situs Contoh' },
  })
})

function jsonLdOf(name: 'filled' | 'empty') {
  const { page, slots, id } = drawn(podcastPlayer, fixtures[name])
  const { props, data } = fixtures[name]
  const asked = { podcast: '' }
  return podcastPlayer.jsonLd?.({
    id,
    page,
    slots,
    asked,
    props: podcastPlayer.props.parse(props),
    data,
  })
}
