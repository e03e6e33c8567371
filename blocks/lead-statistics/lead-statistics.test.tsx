import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { leadStatistics } from './index.ts'

const markup = html(leadStatistics, fixtures.filled)

test('every number of a chart is in the table beside it', () => {
  const [, table = ''] = /<table.*?<tbody>(.*?)<\/tbody>/s.exec(markup) ?? []
  const rows = [...table.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td><td>([^<]*)</g)]
  expect(rows).toHaveLength(6)
  expect(rows.at(4)?.slice(1)).toEqual(['Oktober 2026', '1.250', '980'])
})

test('the highest bar is as high as the chart, and none is higher', () => {
  const [, bars = ''] = /<svg class="lead-chart-bars".*?>(.*?)<\/svg>/s.exec(markup) ?? []
  const heights = [...bars.matchAll(/ height="(\d+)"/g)].map(([, height]) => Number(height))
  expect(heights).toHaveLength(12)
  expect(Math.max(...heights)).toBe(116)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
})

test('a program that was chosen is named; one that is none is said', () => {
  expect(html(leadStatistics, fixtures.program)).toContain(
    'Enrolments in classes of Jalur Pengembang Web, by month',
  )
  expect(html(leadStatistics, fixtures['unknown-program'])).toContain('Program ini tidak ada.')
})

test('batches say how they fill', () => {
  expect(markup).toContain('42 dari 60 tempat terisi')
})

test('what has no numbers says so', () => {
  const empty = html(leadStatistics, fixtures.empty)
  expect(empty.match(/Belum ada apa pun/g)).toHaveLength(2)
  expect(empty).toContain('Tidak ada angkatan yang berjalan.')
  expect(empty).not.toContain('<svg')
})

test('requests the chart of the program that was chosen, and else that of all', () => {
  const needOf = (program?: string) =>
    leadStatistics.needs?.(leadStatistics.props.parse({ heading: 'X', program })).chosen
  expect(needOf()?.endpoint.path).toBe('statistic/students/chart')
  expect(needOf('jalur')?.input).toEqual({ id: 'jalur' })
})
