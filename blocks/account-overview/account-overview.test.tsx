import { expect, test } from 'vitest'
import { userKinds } from '#schemas/user-kinds.ts'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { accountOverview } from './index.ts'

const markup = html(accountOverview, fixtures.filled)

test('greets by name and kind, in the main heading', () => {
  expect(markup).toMatch(/<h1[^>]*>Halo, Rahma Yuniar<\/h1>/)
  expect(markup).toContain('Peserta')
  expect(markup).toContain('rahma@situs.example')
})

test('holds the pages of the kind, and nothing of those of others', () => {
  expect(markup).toContain('href="/Akun/Kelas"')
  expect(markup).not.toContain('Pencairan')
  const partner = html(accountOverview, fixtures.partner)
  expect(partner).toContain('href="/Akun/Pencairan"')
  expect(partner).not.toContain('/Akun/Kelas')
})

test('pages are in groups by what they are for, and a group without pages has no heading', () => {
  const headings = [...markup.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, heading]) => heading)
  expect(headings).toEqual(['Pembelajaran', 'Akun Anda'])
  const classes = markup.indexOf('/Akun/Kelas')
  expect(classes).toBeGreaterThan(markup.indexOf('Pembelajaran'))
  expect(classes).toBeLessThan(markup.indexOf('Akun Anda'))
})

test('a page without kinds is for each of the ten', () => {
  for (const [number, kind] of userKinds.entries()) {
    const me = { ...fixtures.filled.data.me, kind, user_kind: number }
    expect(html(accountOverview, { ...fixtures.filled, data: { me } })).toContain('/Akun/Profil')
  }
})

test('without pages it says so', () => {
  expect(html(accountOverview, fixtures.empty)).toContain('Belum ada halaman untuk akun Anda')
})

test('takes no link to another site, and no kind that does not exist', () => {
  const takes = (link: object) =>
    accountOverview.props.safeParse({
      heading: 'A',
      links: [{ label: 'A', line: 'B', href: '/C', ...link }],
    }).success
  expect(takes({})).toBe(true)
  expect(takes({ href: 'https://lain.example' })).toBe(false)
  expect(takes({ kinds: ['raja'] })).toBe(false)
})
