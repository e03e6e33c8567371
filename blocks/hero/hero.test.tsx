import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
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
