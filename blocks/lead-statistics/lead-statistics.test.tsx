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

test('bars are as high as their values on an axis whose top is a round number', () => {
  const [, bars = ''] = /<svg class="lead-chart-bars".*?>(.*?)<\/svg>/s.exec(markup) ?? []
  const heights = [...bars.matchAll(/ height="([\d.]+)"/g)].map(([, height]) => Number(height))
  expect(heights).toHaveLength(12)
  expect(Math.max(...heights)).toBe((1250 / 1500) * 120)
  expect(heights[0]).toBe(1)
  expect(markup).toContain('<li>1.500</li><li>750</li><li>0</li>')
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

test('the lead of a province reads whose figures these are, and which seats its learners take', () => {
  const province = html(leadStatistics, fixtures['of a province'])
  expect(province).toContain('<strong>Provinsi Jawa Barat</strong>')
  expect(province).toContain('42 dari 60 tempat diisi peserta dari provinsi Anda')
  expect(province).not.toContain('<dt>Tempat terisi</dt>')
  expect(markup).not.toContain('area-note')
})

test('the lead of a programme reads its name, and is offered no other', () => {
  const ofProgram = html(leadStatistics, fixtures['of a program'])
  expect(ofProgram).toContain('<strong>Program Jalur Pengembang Web</strong>')
  expect(ofProgram).toContain('Pendaftaran ke kelas Jalur Pengembang Web, per bulan')
  expect(ofProgram).not.toContain('Pilih program')
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

test('the sums of the months that are shown stand first; months are chosen by links', () => {
  expect(markup).toContain('<dt>Pendaftaran</dt><dd>1.363</dd>')
  expect(markup).toContain('<dt>Tempat terisi</dt><dd>70%</dd>')
  const short = html(leadStatistics, fixtures.months)
  expect(short).toContain('<dt>Pendaftaran</dt><dd>1.313</dd>')
  expect(short).toMatch(/href="[^"]*months=3[^"]*" aria-current="true">3 bulan terakhir</)
  expect(short).toContain('href="/Kelola/Statistik#fixture">12 bulan terakhir<')
  expect(short).not.toContain('Juni 2026')
})

test('a chart says what stands out in it', () => {
  expect(markup).toContain('terbanyak 1.250 pada Oktober 2026')
})
