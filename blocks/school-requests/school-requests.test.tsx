import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { schoolRequests } from './index.ts'

const markup = html(schoolRequests, fixtures.filled)

test('says which school registered, and whom to ask', () => {
  for (const text of [
    'SMK Anyaman Nusantara',
    'Kota Yogyakarta, Daerah Istimewa Yogyakarta · 1.320 siswa',
    'Ratna Kusuma · Wakil kepala sekolah',
    'href="mailto:ratna@smk.example"',
    'Mendaftar 20 November 2026, 10.00 WIB',
  ])
    expect(markup).toContain(text)
})

test('a school is approved at once, and refused with a reason that is mailed', () => {
  const [, row = ''] = markup.split('<li class="managed-row"')
  const [, refusal = ''] = row.split('<dialog')
  expect(row.split('<dialog')[0]).toContain('data-manage="POST v1/school/approve"')
  expect(refusal).toContain('data-manage="POST v1/school/reject"')
  expect(refusal).toMatch(/<textarea[^>]*name="reason"[^>]*required/)
  expect(refusal).toContain('Alasan ini dikirim ke ratna@smk.example.')
})

test('an empty list says so', () => {
  expect(html(schoolRequests, fixtures.empty)).toContain(
    'Tidak ada sekolah yang menunggu persetujuan.',
  )
})
