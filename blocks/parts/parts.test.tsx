import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Actions } from './actions.tsx'
import { Avatar } from './avatar.tsx'
import { Brand } from './brand.tsx'
import { ClassBadge, stateOf } from './class-badge.tsx'
import { Cover } from './cover.tsx'
import { formatDay, formatMoment, formatNumber, formatRupiah, formatSchedule } from './format.ts'
import { fillPath } from '#schemas/item-path.ts'
import { SectionHead } from './section-head.tsx'
import { Unavailable } from './unavailable.tsx'
import { withQuery } from './use-answer.ts'

const html = renderToStaticMarkup
const flags = (...names: string[]) => ({
  comingSoon: names.includes('comingSoon'),
  onRegistration: names.includes('onRegistration'),
  started: names.includes('started'),
  ended: names.includes('ended'),
})

test.each([
  [['comingSoon', 'onRegistration', 'started', 'ended'], 'orange', 'Akan Datang'],
  [['onRegistration', 'started', 'ended'], 'green', 'Pendaftaran Dibuka'],
  [['started', 'ended'], 'blue', 'Sedang Berlangsung'],
  [['ended'], 'red', 'Telah Selesai'],
  [[], 'orange', 'Segera Dimulai'],
])('a class with the flags %j is %s with the label %s', (names, colour, label) => {
  expect(html(<ClassBadge flags={flags(...names)} locale="id" />)).toBe(
    `<span class="badge badge-${colour}">${label}</span>`,
  )
})

test('the badge is in English on English pages', () => {
  expect(html(<ClassBadge flags={flags('ended')} locale="en" />)).toContain('Finished')
  expect(stateOf(flags())).toBe('soon')
})

test('dates are those of western Indonesia, with the month as a word', () => {
  expect(formatDay('2026-11-21T01:00:00Z', 'id')).toBe('21 November 2026')
  expect(formatDay('2026-08-16T17:00:00Z', 'id')).toBe('17 Agustus 2026')
  expect(formatDay('2026-08-16T16:59:59Z', 'en')).toBe('16 August 2026')
  expect(formatDay('2026-12-31T20:00:00Z', 'en')).toBe('1 January 2027')
})

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1.000', '1,000'],
  [1234567, '1.234.567', '1,234,567'],
])('%i is written %s in Indonesian and %s in English', (value, id, en) => {
  expect([formatNumber(value, 'id'), formatNumber(value, 'en')]).toEqual([id, en])
})

test('rupiah have no space and no decimals', () => {
  expect(formatRupiah(1250000, 'id')).toBe('Rp1.250.000')
})

test.each([
  ['/News/:id/:title?', { id: '7', title: 'kelas baru' }, '/News/7/kelas%20baru'],
  ['/News/:id/:title?', { id: '7' }, '/News/7'],
  ['/News/:id/:title?', { id: '7', title: '' }, '/News/7'],
  ['/:slug?', {}, '/'],
  ['/Class', { slug: 'x' }, '/Class'],
  ['/Class/:slug', { slug: '../a/b?c#d' }, '/Class/..%2Fa%2Fb%3Fc%23d'],
])('the path %s filled with %j is %s', (pattern, values, path) => {
  expect(fillPath(pattern, values)).toBe(path)
})

const page = (base: string) => ({
  locale: 'id' as const,
  base,
  locales: ['id', 'en'] as const,
  site: { title: 'Situs', logoDark: '/d.svg', logoLight: null, schemes: ['light'] as const },
})

test.each([
  ['Dr. Siti Rahma', 'SR'],
  ['Ayu', 'A'],
  ['Budi Eka Putra', 'BP'],
  ['élan vital', 'ÉV'],
  ['', ''],
])('without a photo %j is shown as %j', (name, initials) => {
  expect(html(<Avatar name={name} photo={null} />)).toContain(
    `aria-hidden="true">${initials}</span>`,
  )
})

test('a photo has an empty alt, since the name is beside it', () => {
  expect(html(<Avatar name="Ayu" photo="/a.png" />)).toContain('alt=""')
})

test('an eager cover is loaded first, others lazily', () => {
  expect(html(<Cover src="/a.png" eager />)).toMatch(/fetchPriority="high"/i)
  expect(html(<Cover src="/a.png" />)).toContain('loading="lazy"')
  for (const src of [null, '']) expect(html(<Cover src={src} />)).not.toContain('<img')
})

test('the brand has a name even if it shows only a logo or has none', () => {
  expect(html(<Brand page={page('')} show="logo" ground="page" />)).toContain('alt="Situs"')
  expect(html(<Brand page={page('')} show="both" ground="page" />)).toMatch(
    /alt="".*<span[^>]*>Situs/,
  )
  expect(html(<Brand page={page('')} show="logo" ground="dark" />)).toMatch(
    /^<a[^>]*href="\/"><span[^>]*>Situs<\/span><\/a>$/,
  )
  expect(html(<Brand page={page('/en')} show="title" ground="page" />)).toMatch(/href="\/en"/)
})

test('where pages follow the device, so does the logo, if there is another one', () => {
  const both = page('')
  const site = { ...both.site, logoLight: '/l.svg', schemes: ['light', 'dark'] as const }
  const brand = (ground: 'page' | 'dark', more: object = {}) =>
    html(<Brand page={{ ...both, site: { ...site, ...more } }} show="logo" ground={ground} />)
  const source = '<source media="(prefers-color-scheme: dark)" srcSet="/l.svg"/>'
  expect(brand('page')).toContain(`${source}<img`)
  expect(brand('page')).toContain('src="/d.svg"')
  expect(brand('page', { logoLight: null })).not.toContain('<source')
  for (const always of [brand('dark'), brand('page', { schemes: ['dark'] })]) {
    expect(always).not.toContain('<source')
    expect(always).toContain('src="/l.svg"')
  }
})

test('the first action is the primary one, and no actions render nothing', () => {
  const actions = [1, 2].map((n) => ({ label: `${n}`, href: `/${n}` }))
  expect(html(<Actions actions={actions} />).match(/class="button[^"]*"/g)).toEqual([
    'class="button"',
    'class="button button-quiet"',
  ])
  expect(html(<Actions actions={[]} />)).toBe('')
})

test('a section head renders only the parts it has', () => {
  expect(html(<SectionHead id="x" heading="Judul" />)).toBe(
    '<div class="section-head"><div><h2 id="x" class="title">Judul</h2></div></div>',
  )
})

test("an unavailable block shows a message in the page's language", () => {
  expect(html(<Unavailable locale="id" />)).toContain('Bagian ini belum dapat dimuat.')
  expect(html(<Unavailable locale="en" />)).toContain('<a href="" data-reload="">Try again</a>')
})

test.each([
  ['/api/a?page=2&q=x', { page: '3' }, '/api/a?page=3&q=x'],
  ['/api/a?page=2', { page: '' }, '/api/a'],
  ['/api/a', { q: 'a b', c: 'd' }, '/api/a?c=d&q=a+b'],
])('the query of %s with %j is %s', (url, changes, changed) => {
  expect(withQuery(url, changes)).toBe(changed)
})

test('a moment has its hour in the zone of the class, with the name of the zone', () => {
  const evening = '2026-12-01T12:30:00Z'
  expect(formatMoment(evening, 'id', 'Asia/Jakarta')).toBe('1 Desember 2026, 19.30 WIB')
  expect(formatMoment(evening, 'id', 'Asia/Makassar')).toBe('1 Desember 2026, 20.30 WITA')
  expect(formatMoment(evening, 'en', 'Asia/Jayapura')).toBe('1 December 2026, 21:30 WIT')
  expect(formatMoment('2026-12-01T15:00:00Z', 'id', 'Asia/Jayapura')).toBe('2 Desember 2026')
})

test('a schedule names its days, hours and zone, or is a text', () => {
  const hours = { from: '09:00', to: '11:30' }
  const at = (days: ('monday' | 'friday' | 'sunday')[], locale: 'id' | 'en') =>
    formatSchedule({ days, ...hours }, locale, 'Asia/Makassar')
  expect(at(['monday'], 'id')).toBe('Senin, 09.00–11.30 WITA')
  expect(at(['monday', 'friday'], 'en')).toBe('Monday and Friday, 09:00–11:30 WITA')
  expect(at(['monday', 'friday', 'sunday'], 'id')).toBe(
    'Senin, Jumat, dan Minggu, 09.00–11.30 WITA',
  )
  expect(formatSchedule('Mandiri, kapan saja', 'id', 'Asia/Jakarta')).toBe('Mandiri, kapan saja')
})
