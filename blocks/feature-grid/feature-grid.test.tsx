import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { featureGrid } from './index.ts'
import { IconName } from '#schemas/icon.ts'

test('renders nothing without points', () => {
  expect(html(featureGrid, fixtures.empty)).toBe('')
})

test('links a title only when it has an href', () => {
  const links = [...html(featureGrid, fixtures.filled).matchAll(/<a[^>]*href="([^"]+)"/g)]
  expect(links.map(([, href]) => href)).toEqual(['/Mentor', '/Program'])
})

test('is an ordered list when it is numbered', () => {
  expect(html(featureGrid, fixtures.numbered)).toMatch(/<ol.*>04<.*<\/ol>/)
  expect(html(featureGrid, fixtures.filled)).not.toContain('<ol')
})

test('renders a different picture for each icon, hidden from screen readers', () => {
  const items = IconName.options.slice(0, 12).map((icon) => ({ title: icon, text: 'Teks', icon }))
  const markup = html(featureGrid, { props: { heading: 'Ikon', items }, data: {} })
  expect(new Set(markup.match(/ d="[^"]+"/g)).size).toBe(12)
  expect(markup.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(12)
})
