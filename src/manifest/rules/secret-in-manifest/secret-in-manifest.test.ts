import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

// Concatenated, so that no scanner reports this file as a leak.
const aws = `AKIA${'IOSFODNN7EXAMPLE'}`
const github = `ghp_${'a1B2'.repeat(9)}`
const slack = `xoxb-${'1234567890-abcdef'}`
const token = `eyJ${'hbGciOiJIUzI1NiJ9'}.eyJ${'zdWIiOiIxMjM0NSJ9'}.${'dBjftJeZ4CVP-mB92K27uhbUJU1p'}`
const stripe = `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`
const midtrans = `Mid-server-${'abcDEF123456_ghi'}`
const privateKey = `-----BEGIN RSA ${'PRIVATE KEY'}-----`

/** The problems of a page of prose with this text on its third line. */
const inProse = (line: string) =>
  findings('secret-in-manifest', { ...homeOf([]), 'pages/baca.mdx': `# Baca\n\n${line}\n` })

test.each([
  ['"AKIA…" of 20 characters is an AWS key.', aws],
  ['"ghp_…" of 40 characters is a GitHub token.', github],
  ['"xoxb…" of 22 characters is a Slack token.', slack],
  ['"eyJh…" of 70 characters is a JSON Web Token.', token],
  ['"sk_l…" of 32 characters is a Stripe key.', stripe],
  ['"Mid-…" of 27 characters is a Midtrans server key.', midtrans],
  ['"----…" of 31 characters is a private key.', privateKey],
])('only the beginning of a secret is printed: %s', (message, secret) => {
  expect(inProse(`Kunci: ${secret} itu`)).toEqual([`pages/baca.mdx:3:8 ${message}`])
  expect(inProse(`"token": "${secret}"`)).toHaveLength(1)
})

test('layout.json, pages, texts and data are searched', () => {
  const files = {
    ...homeOf([], { title: aws }, { title: aws }),
    'content/teks.mdx': aws,
    'data/mentors.json': [{ bio: aws }],
  }
  expect(findings('secret-in-manifest', files).map((line) => line.split(' ')[0])).toEqual([
    'layout.json:16:13',
    'pages/home.json:2:13',
    'content/teks.mdx:1:1',
    'data/mentors.json:3:13',
  ])
})

const named = '"a1b2…" of 16 characters is a secret by its name.'

test.each([
  ['"password": "a1b2c3d4e5f6g7h8"', 14],
  ['"clientSecret": "a1b2c3d4e5f6g7h8"', 18],
  ['api_key="a1b2c3d4e5f6g7h8"', 10],
  ["access_token: 'a1b2c3d4e5f6g7h8'", 16],
])('%s is recognized as a secret by its name', (line, column) => {
  expect(inProse(line)).toEqual([`pages/baca.mdx:3:${column} ${named}`])
})

test.each([
  '"password": "short1"',
  '"password": "Kata sandi yang panjang 1"',
  '"secret": "rahasia-belajar-menenun"',
  '"accent": "token:secondary"',
  '"token": { "$bind": "post.id" }',
  'Tulis password Anda di kolom password.',
  'eyJ adalah awal sebuah token, ghp_ juga',
  'MASIA1234567890ABCDEFGH',
  '"password": "your-password-here-1"',
  'Tulis `"password": "a1b2c3d4e5f6g7h8"` di berkas itu.',
])('%s is not a secret', (line) => {
  expect(inProse(line)).toEqual([])
})

test('a parent’s files are not checked', () => {
  const base = { ...homeOf([], {}, { abstract: true }), 'content/teks.mdx': aws }
  expect(
    findings('secret-in-manifest', homeOf([], {}, { extends: 'base' }), { others: { base } }),
  ).toEqual([])
})
