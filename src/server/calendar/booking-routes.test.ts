import { expect, test } from 'vitest'
import { bookingPath } from '#schemas/paths.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const site = { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } }
const hours = [{ days: ['tuesday'], from: '10:00', to: '11:00' }]
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site,
    appointments: { hours },
    routes: [{ path: '/', page: 'home' }],
  }),
  'pages/home.json': { blocks: [] },
})
const id = '5f0c6f4e-9d1b-4a7e-8c1d-2b0a9e7f1234'
const { get } = appOf({ layouts: [layout], answer: () => null })
const ask = (path: string) => get(`http://coba.id${path}`)

test('an hour that the site offers is a calendar to download', async () => {
  const answer = await ask(bookingPath(id, '2026-12-01T03:30:00.000Z', 'en'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.ics"$/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await answer.text()).split('\r\n')).toEqual(
    expect.arrayContaining([
      `UID:appointment-${id}@coba`,
      'DTSTART:20261201T033000Z',
      'DTEND:20261201T040000Z',
      'SUMMARY:Appointment with Coba',
    ]),
  )
})

test.each([
  ['another hour', bookingPath(id, '2026-12-01T04:00:00.000Z', 'id')],
  ['another day', bookingPath(id, '2026-12-02T03:30:00.000Z', 'id')],
  ['no moment', `/calendar/id/appointment/${id}.20261399T256161Z.ics`],
  ['no id', '/calendar/id/appointment/satu.20261201T033000Z.ics'],
  ['a language that the site has not', `/calendar/fr/appointment/${id}.20261201T033000Z.ics`],
])('%s is not found', async (_, path) => {
  expect((await ask(path)).status).toBe(404)
})
