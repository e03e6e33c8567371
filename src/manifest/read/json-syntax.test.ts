import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (page: string) => findings('json-syntax', { ...homeOf([]), 'pages/home.json': page })

test('a file that is not JSON is reported at the first error', () => {
  expect(found('{\n  "title": "A"\n  "blocks": []\n}')).toEqual([
    'pages/home.json:2:15 A comma is missing here.',
  ])
  expect(found('')).toEqual(['pages/home.json:1:1 The file is empty.'])
})

test('comments, a trailing comma and a byte order mark are allowed', () => {
  expect(found('\uFEFF// Beranda\n{ "title": "A", /* kosong */ "blocks": [], }\n')).toEqual([])
})
