import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { classOverview } from './index.ts'

test('draws the name of the class as the only h1', () => {
  expect(html(classOverview, fixtures.filled).match(/<h1/g)).toHaveLength(1)
  expect(html(classOverview, fixtures.banner)).toMatch(/<h1[^>]*>Analisis Data dengan SQL<\/h1>/)
})

test('links to registration only while it is open', () => {
  const open = html(classOverview, fixtures.filled)
  expect(open).toMatch(/href="https:\/\/daftar.example[^"]*">Daftar kelas ini</)
  expect(open).toContain('Pendaftaran dibuka sampai 25 November 2026, 23.59 WITA')
  expect(html(classOverview, fixtures.ended)).not.toContain('daftar.example')
})

test('where visitors enrol on the page, the button is the runtime’s, and says what a browser without scripts misses', () => {
  const open = html(classOverview, fixtures.enrol)
  expect(open).toMatch(
    /data-part="payment" data-payment="enrol" data-class="analisis-data-sql"[^>]* data-open=""/,
  )
  expect(open).toMatch(/<a class="button" href="\/Login" data-enrol="begin"[^>]*>Daftar kelas ini</)
  expect(open).toMatch(/<noscript>.*memerlukan JavaScript/)
  expect(open).not.toContain('daftar.example')
})

test('a full class says so, and has its button hidden until somebody has paid', () => {
  const full = html(classOverview, fixtures['enrol full'])
  expect(full).toContain('Every place of this class is taken.')
  expect(full).toMatch(/<a class="button" href="\/en\/Login" hidden="" data-enrol="begin"/)
  expect(full).not.toContain('data-open')
})

test('describes the state of a class that cannot be joined', () => {
  expect(html(classOverview, fixtures.ended)).toContain('telah selesai pada 20 Januari 2027')
  expect(html(classOverview, fixtures['coming soon'])).toContain(
    'Pendaftaran dibuka 1 November 2026, 09.00 WITA',
  )
})

test('shows its hours with their zone, its code and the seats that are left', () => {
  const open = html(classOverview, fixtures.filled)
  expect(open).toContain('Selasa dan Kamis, 19.30–21.30 WITA')
  expect(open).toContain('DATA-01')
  expect(open).toMatch(/Sisa kursi<\/dt><dd[^>]*>12 peserta</)
})

test('says that it is full and takes the registration away, while registration is open', () => {
  const full = html(classOverview, fixtures.webinar)
  expect(full).toContain('Every place of this class is taken.')
  expect(full).not.toContain('daftar.example')
})

test('formats the price in rupiah, or as free', () => {
  expect(html(classOverview, fixtures.filled)).toContain('Rp1.250.000')
  expect(html(classOverview, fixtures.ended)).toContain('Gratis')
})

test('gives one date when a class begins and ends on the same day', () => {
  const webinar = html(classOverview, fixtures.webinar)
  expect(webinar).toContain('>Date</dt>')
  expect(webinar).not.toContain('>Ends</dt>')
})

test('shows what a premium class holds: how much, what is free, and what a payment opens', () => {
  const markup = html(classOverview, fixtures.premium)
  expect(markup).toContain('2 modul · 3 bab · 24 jam')
  expect(markup).toContain(
    'href="/Courses/analisis-data-sql/module/membaca-tabel/chapter/lembar-kerja">Mengapa bukan',
  )
  expect(markup).toContain('2 bab lain terbuka begitu pembayaran Rp450.000 diterima')
  expect(markup).not.toContain('Memilih kolom')
  const others = {
    ...fixtures.premium,
    data: { ...fixtures.premium.data, class: fixtures.filled.data.class },
  }
  expect(html(classOverview, others)).not.toContain('class-contents')
})

test('requests the chapters only where they are shown', () => {
  const needsOf = (props: object) =>
    Object.keys(classOverview.needs?.(classOverview.props.parse({ slug: 'sql', ...props })) ?? {})
  expect(needsOf({})).toEqual(['class'])
  expect(needsOf({ contents: true })).toEqual(['class', 'syllabus'])
})

test('leads to its file for calendars until it has ended', () => {
  expect(html(classOverview, fixtures.filled)).toContain(
    'href="/calendar/id/class/analisis-data-sql.ics"',
  )
  expect(html(classOverview, fixtures.ended)).not.toContain('/calendar/')
})

test('renders nothing and has no JSON-LD when there is no such class', () => {
  expect(html(classOverview, fixtures.empty)).toBe('')
  expect(classOverview.jsonLd?.(fixtureNamed('empty'))).toBeNull()
})

test('has JSON-LD of a course with its instance', () => {
  expect(classOverview.jsonLd?.(fixtureNamed('filled'))).toMatchObject({
    '@type': 'Course',
    provider: { name: 'Situs Contoh' },
    offers: { price: 1_250_000, priceCurrency: 'IDR' },
    hasCourseInstance: { courseMode: 'Blended', courseWorkload: 'PT24H' },
  })
})

function fixtureNamed(name: 'filled' | 'empty') {
  const { page, slots, id } = drawn(classOverview, fixtures[name])
  const { props, data } = fixtures[name]
  return { id, page, slots, asked: { class: '' }, props: classOverview.props.parse(props), data }
}
