import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import {
  sentAspirations,
  sentBookReviews,
  sentDonations,
  sentTestimonies,
} from '#schemas/services/manage-sent.ts'
import { listOwnTeams, listPendingSchools, listTeams } from '#schemas/services/school.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { discTest } from './disc-form.ts'
import { forms } from './own-forms.ts'
import { postTo } from './post-form.ts'
import { addRoutes, secret } from './start-with-layouts.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const site = 'foundation'
const apikey = new AppTokens([secret]).publicKey(site)
let world: RunningWorld
beforeAll(async () => {
  world = await openLocal({}, async (layouts) => {
    await addRoutes(layouts, site, [{ path: '/Formulir', page: 'forms' }])
    const page = { title: 'Formulir', blocks: [...forms, discTest] }
    await writeFile(join(layouts, site, 'pages', 'forms.json'), JSON.stringify(page))
  })
})
afterAll(() => world.close())

const url = () => `${world.origin(site)}/Formulir`

/** Sends a form of the page as a browser without scripts does. */
async function send(
  node: string,
  values: Record<string, string>,
  { key, token: session }: { key?: string; token?: string } = {},
) {
  const page = await (await world.fetch(url())).text()
  const at = page.indexOf(`name="_node" value="${node}"`)
  const [, token = ''] = /name="_token" value="([^"]+)"/.exec(page.slice(at)) ?? []
  const headers = {
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
  }
  const body = new URLSearchParams({ ...values, _node: node, _token: token }).toString()
  return postTo({ port: world.port, site }, { path: '/Formulir', body, headers })
}

/** The receipt number that a page shows its sender. */
const receiptIn = (html: string): string | undefined =>
  /class="form-receipt">(TN-\w{4}-\w{4})</.exec(html)?.[1]

const areas: Record<string, Endpoint> = {
  aspirations: sentAspirations.calls.list,
  book_reviews: sentBookReviews.calls.list,
  testimonies: sentTestimonies.calls.list,
  donations: sentDonations.calls.list,
}

/** The names of the rows that the staff find by a receipt number. */
async function foundBy(table: string, receipt: string): Promise<unknown[]> {
  const area = areas[table]
  if (area === undefined) throw new Error(`${table} is no table of what visitors send.`)
  const { data } = await world.call(area, { site, as: 'admin', input: { search: receipt } })
  return (data as { items: { name: string }[] }).items.map(({ name }) => name)
}

/** The rows of a table with this name, as the staff of the site read them. */
async function rows(table: string, name: string): Promise<Record<string, unknown>[]> {
  const address = `${world.origin(site)}${hostBase.rest}rest/v1/${table}?name=eq.${encodeURIComponent(name)}`
  const token = await world.token(site, 'admin')
  const answer = await world.fetch(address, {
    headers: { apikey, authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as Record<string, unknown>[]
}

const school = {
  name: 'SMK Formulir',
  cityId: '34.71',
  students: '1.250',
  contactName: 'Ratna Kusuma',
  contactEmail: 'ratna@smk.example',
  contactPhone: '0812 3456 7890',
}
const wish = { name: 'Sri Harapan', message: 'Semoga ada kelas malam.', 'topics.1': 'Acara' }

test('a school that is sent is a row that waits for approval', async () => {
  const sent = await send('sekolah', school)
  expect([sent.status, receiptIn(sent.body)]).toEqual([200, expect.stringMatching(/^TN-/)])
  const { data } = await world.call(listPendingSchools, { site, as: 'admin' })
  expect(data).toMatchObject({
    items: [{ name: 'SMK Formulir', city: 'Kota Yogyakarta', students: 1250 }],
  })
})

test('a team is a row with its members and the event of the page', async () => {
  const sent = {
    name: 'Tim Formulir',
    schoolName: 'SMK Contoh',
    mentorName: 'Bagas',
    mentorPhone: '081234567890',
    'members.0.name': 'Sekar',
    'members.0.email': 'sekar@smk.example',
    'members.4.name': 'Damar',
    'members.4.email': 'damar@smk.example',
  }
  expect((await send('tim', { ...sent, event: 'liga-lain' })).status).toBe(422)
  expect(receiptIn((await send('tim', sent)).body)).toMatch(/^TN-/)
  const { data } = await world.call(listTeams, { site, as: 'admin', input: { event: 'liga-uji' } })
  expect(data).toMatchObject({ items: [{ name: 'Tim Formulir', members: 2 }] })
})

test('a team that is sent while signed in is its sender’s, who finds it in their account', async () => {
  const sent = {
    name: 'Tim Pemilik',
    schoolName: 'SMK Contoh',
    mentorName: 'Bagas',
    mentorPhone: '081234567890',
    'members.0.name': 'Sekar',
    'members.0.email': 'sekar@smk.example',
  }
  const { status, body } = await send('tim', sent, { token: await world.token(site, 'student') })
  expect([status, receiptIn(body)]).toEqual([200, expect.stringMatching(/^TN-/)])
  const { data } = await world.call(listOwnTeams, { site, as: 'student' })
  expect(data).toMatchObject({ items: [{ name: 'Tim Pemilik', event: 'liga-uji' }] })
})

test.each<[string, string, Record<string, string>, object]>([
  ['harapan', 'aspirations', wish, { topics: ['Acara'], is_approved: false }],
  [
    'komentar',
    'book_reviews',
    { name: 'Sri Komentar', message: 'Bagus <b>sekali</b>.', rating: '4' },
    { rating: 4, message: 'Bagus <b>sekali</b>.', is_approved: false },
  ],
  [
    'testimoni',
    'testimonies',
    {
      name: 'Sri Testimoni',
      role: 'Siswa',
      message: 'Saya belajar banyak di kelas ini.',
      rating: '5',
    },
    { rating: 5, is_approved: false, language: 'id' },
  ],
  [
    'donasi',
    'donations',
    { name: 'Sri Donasi', amount: 'other', 'amount.other': 'Rp75.000' },
    { amount: 75_000, status: 'pledged' },
  ],
])('%s is one row of %s, however often it is sent', async (...[node, table, values, wanted]) => {
  const key = `a-key-of-the-form-${node}`
  const receipts = []
  for (const _ of ['first', 'again']) {
    const { status, body } = await send(node, values, { key })
    expect(status).toBe(200)
    receipts.push(receiptIn(body))
  }
  // The sender reads the same number again, and the staff find the row by it.
  expect(receipts[0]).toMatch(/^TN-/)
  expect(receipts[1]).toBe(receipts[0])
  expect(await foundBy(table, receipts[0] ?? '')).toEqual([values['name']])
  expect(await rows(table, values['name'] ?? '')).toEqual([expect.objectContaining(wanted)])
  expect((await send(node, { ...values, name: 'Orang lain' }, { key })).status).toBe(422)
  expect(await rows(table, 'Orang lain')).toEqual([])
})

test.each<[string, string, Record<string, string>, string]>([
  ['nothing', 'harapan', {}, 'Isi bagian ini.'],
  ['a text that is too short', 'harapan', { ...wish, message: 'Ya' }, 'paling sedikit 10'],
  [
    'a text that is too long',
    'harapan',
    { ...wish, message: 'a'.repeat(1001) },
    'paling banyak 1000',
  ],
  ['words for a number', 'donasi', { amount: 'other', 'amount.other': 'banyak' }, 'dengan angka'],
  ['too small an amount', 'donasi', { 'amount.other': '999' }, 'Nilai terkecil adalah 1000'],
  ['two amounts', 'donasi', { amount: '50000', 'amount.other': '75000' }, 'Pilih salah satu'],
  ['a city that is none', 'sekolah', { ...school, name: 'SMK X', cityId: '99.99' }, 'Kota ini'],
  ['an address that is none', 'sekolah', { ...school, contactEmail: 'x' }, 'alamat surel'],
  ['a script', 'sekolah', { ...school, name: '<script>alert(1)</script>' }, 'tanpa &lt; dan &gt;'],
  ['another site', 'harapan', { ...wish, siteId: 'lms' }, 'Formulir ini sudah berubah'],
  ['what is not the visitor’s', 'harapan', { ...wish, is_approved: 'true' }, 'sudah berubah'],
])('%s is refused in words of ours, and stored nowhere', async (...[, node, values, said]) => {
  const before = await Promise.all([rows('aspirations', wish.name), rows('donations', '')])
  const { status, body } = await send(node, values)
  expect(status).toBe(422)
  expect(body).toContain(said)
  expect(body).not.toContain('<script>alert')
  expect(await Promise.all([rows('aspirations', wish.name), rows('donations', '')])).toEqual(before)
})

test('a school that is registered already is said beside its name, and what was typed is there', async () => {
  const again = await send('sekolah', { ...school, name: 'smk formulir' })
  expect(again.status).toBe(409)
  expect(again.body).toContain('Sekolah ini sudah terdaftar.')
  expect(again.body).toContain('value="Ratna Kusuma"')
})

const taken = {
  name: 'Sri Tes',
  'most.satu': '2',
  'least.satu': '0',
  'most.dua': '1',
  'least.dua': '0',
  consent: 'true',
}

test('a test is scored by the server, stored once for one key, and leads to an address without a name', async () => {
  for (const _ of ['first', 'again']) {
    const { status, location } = await send('tes', taken, { key: 'a-key-of-the-test' })
    expect([status, location]).toEqual([303, '/Formulir?d=25&i=50&s=100&c=25#tes'])
  }
  expect(await rows('user_disc', 'Sri Tes')).toEqual([
    expect.objectContaining({ type: 'S', score_d: 25, score_i: 50, score_s: 100, score_c: 25 }),
  ])
})

test.each<[string, Record<string, string>, string]>([
  ['an open choice', { 'most.dua': '' }, 'Kelompok 2: pilih pernyataan yang paling seperti Anda.'],
  ['the same statement twice', { 'least.satu': '2' }, 'Kelompok 1: pilih dua pernyataan'],
  ['no consent', { consent: '' }, 'Setujui penyimpanan hasil'],
  ['a name that is too short', { name: 'S' }, 'paling sedikit 2'],
  ['a score of their own', { score_d: '100' }, 'Formulir ini sudah berubah'],
])('a test with %s is refused in words of ours', async (_, wrong, said) => {
  const before = await rows('user_disc', 'Sri Tes')
  const { status, body } = await send('tes', { ...taken, ...wrong })
  expect(status).toBe(422)
  expect(body).toContain(said)
  expect(await rows('user_disc', 'Sri Tes')).toEqual(before)
  expect(await rows('user_disc', 'S')).toEqual([])
})
