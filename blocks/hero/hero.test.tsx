import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { hero } from './index.ts'

test('holds the one main heading of its page', () => {
  for (const fixture of Object.values(fixtures)) {
    expect(html(hero, fixture).match(/<h1/g)).toHaveLength(1)
  }
})

test('loads its picture first', () => {
  const markup = html(hero, fixtures.filled)
  expect(markup).toMatch(/<img[^>]*fetchPriority="high"/i)
  expect(markup).not.toContain('loading="lazy"')
})

test('says what the picture shows', () => {
  expect(html(hero, fixtures.photograph)).toContain('alt="Peserta menenun bersama di Sumba"')
  expect(html(hero, fixtures.filled)).toContain('alt=""')
})

test('makes the first button the main one', () => {
  const classes = [...html(hero, fixtures.filled).matchAll(/class="(button[^"]*)"/g)]
  expect(classes.map(([, name]) => name)).toEqual(['button', 'button button-quiet'])
})

test('puts a banner on a dark ground unless it is asked to be primary', () => {
  const banner = { props: { heading: 'Judul', look: 'banner' }, data: {} }
  expect(html(hero, banner)).toContain('band-dark')
  expect(html(hero, fixtures.banner)).toContain('band-primary')
})

test('pairs each figure with what it counts', () => {
  expect(html(hero, fixtures.filled)).toMatch(/<dt[^>]*>Alumni<\/dt><dd[^>]*>4\.800<\/dd>/)
})

test('takes at most two buttons and four facts', () => {
  const action = { label: 'Lihat', href: '/Class' }
  const fact = { value: '1', label: 'Satu' }
  const fits = (props: object) => hero.props.safeParse({ heading: 'Judul', ...props }).success
  expect(fits({ actions: [action, action, action] })).toBe(false)
  expect(fits({ facts: [fact, fact, fact, fact, fact] })).toBe(false)
})
