import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { tabs } from './index.ts'

test('opens one tab at a time, the first to begin with', () => {
  const opened = html(tabs, fixtures.filled).match(/<details[^>]*>/g) ?? []
  expect(opened.map((tag) => tag.includes(' open=""'))).toEqual([true, false, false])
  expect(new Set(opened.map((tag) => /name="([^"]+)"/.exec(tag)?.[1])).size).toBe(1)
})

test('has the paragraphs, the points and the blocks of a tab', () => {
  const [panel = ''] = html(tabs, fixtures.filled).split('</details>')
  expect(panel.match(/<p[ >]/g)?.length).toBeGreaterThanOrEqual(3)
  expect(panel.match(/<li/g)).toHaveLength(3)
  expect(panel).toContain('papan pengumuman')
})

test('leaves out a tab without anything in it', () => {
  const markup = html(tabs, fixtures.blocks)
  expect([...markup.matchAll(/<summary[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Pagi',
    'Malam',
  ])
  expect(markup).toContain('pukul tujuh')
})

test('renders nothing when every tab is left out', () => {
  expect(html(tabs, fixtures.empty)).toBe('')
})
