import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { timeline } from './index.ts'

test('lists its events in order, with dates that machines read where they are given', () => {
  const markup = html(timeline, fixtures.filled)
  expect(markup.match(/<li/g)).toHaveLength(5)
  expect(markup).toContain('<time dateTime="2016-01">Januari 2016</time>')
  expect(markup.match(/<time/g)).toHaveLength(4)
})

test('says in words where things stand', () => {
  expect(html(timeline, fixtures.filled)).toContain('<span class="timeline-now">Sekarang</span>')
  expect(html(timeline, fixtures.english)).toContain('<span class="timeline-now">Now</span>')
})

test('can be scrolled by keyboard only where it is a row', () => {
  expect(html(timeline, fixtures.row)).toContain('aria-label="Garis waktu, dapat digeser"')
  expect(html(timeline, fixtures.filled)).not.toMatch(/tabindex/i)
})

test('takes a year, a month or a day as the date for machines', () => {
  const parse = (datetime: string) =>
    timeline.props.safeParse({ heading: 'A', items: [{ date: 'B', title: 'C', datetime }] }).success
  expect(['2019', '2019-04', '2019-04-30', 'April', '2019-4'].map(parse)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('renders nothing without events', () => {
  expect(html(timeline, fixtures.empty)).toBe('')
})
