import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (id: string, en: string) =>
  findings(
    'placeholder-mismatch',
    homeOf(
      [{ id: 'a', type: 'card', props: { title: { id, en } } }],
      {},
      { locales: ['id', 'en'] },
    ),
  )

test.each([
  ['Halo {nama}', 'Hello', '"en" lacks {nama}.'],
  ['Halo {nama}', 'Hello {name}', '"en" lacks {nama}. "en" adds {name}.'],
  ['%s dari %2$d', 'Out of %2$d', '"en" lacks %s.'],
  ['Halo :nama', 'Hello', '"en" lacks :nama.'],
  ['Halo', 'Hello {0}', '"en" adds {0}.'],
])('%j and %j do not match', (id, en, message) => {
  expect(found(id, en)).toEqual([`pages/home.json:9:11 ${message}`])
})

test.each([
  ['{nama}, halo {nama}', 'Hello {nama}'],
  ['Diskon 50% siswa', 'Half price'],
  ['Pukul 09:30', 'At half past nine'],
  ['Catatan: buka https://a.example', 'Open it'],
  ['{}', 'Nothing'],
])('%j and %j have the same placeholders', (id, en) => {
  expect(found(id, en)).toEqual([])
})
