import { expect, test } from 'vitest'
import type { BlockForm } from '#schemas/page-boot.ts'
import { testApp, testEnvironment } from './browser-environment-for-test.ts'
import { openClient } from './client.ts'
import { localKeys } from './keys.ts'
import { envelope, refusal } from './server-answers-for-test.ts'

type Answers = Parameters<typeof testEnvironment>[0]

const form: BlockForm = {
  path: '/Make-Appointment',
  hidden: { _node: 'formulir', _token: 't' },
  fields: ['name'],
  secrets: [],
  values: {},
  errors: {},
  message: null,
}
const key = 'a-key-of-a-submission'

const clientOf = (answer: Answers) => {
  const environment = testEnvironment(answer)
  return { environment, client: openClient(environment, testApp) }
}
const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}

test('a form is sent to its page, in the page’s language, with its key and who is signed in', async () => {
  const { environment, client } = clientOf(() => envelope({ to: '/Thanks' }))
  environment.local.write(localKeys.accessToken, 'mine')
  const values = { name: 'Rahma', _node: 'other' }
  expect(await client.send(form, values, { key })).toEqual({ status: 'sent', to: '/Thanks' })
  const [sent] = environment.sent
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/Make-Appointment',
    body: { name: 'Rahma', _node: 'formulir', _token: 't' },
  })
  const names = ['idempotency-key', 'accept-language', 'authorization']
  expect(names.map((name) => sent?.headers.get(name))).toEqual([key, 'id', 'Bearer mine'])
})

test('a lost line is tried again with the same key, and then said in the page’s language', async () => {
  let losses = 2
  const { environment, client } = clientOf(() => (losses-- > 0 ? lost() : envelope({ to: '/' })))
  expect(await client.send(form, {}, { key })).toMatchObject({ status: 'sent' })
  expect(environment.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    key,
    key,
    key,
  ])
  const { client: away } = clientOf(lost)
  expect(await away.send(form, {}, { key })).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('Tidak ada sambungan'),
  })
})

test('an answer that is none of ours is no receipt, and the form can be sent again', async () => {
  for (const body of ['<p>Masuk ke Wi-Fi hotel</p>', '{"message":"Success","da', '{}']) {
    const { client } = clientOf(() => new Response(body))
    expect(await client.send(form, {}, { key })).toEqual({
      status: 'refused',
      message: expect.stringContaining('coba lagi'),
      errors: {},
    })
  }
})

test('what is refused is given by field, and is not tried again', async () => {
  const errors = [
    { field: 'name', message: 'Isi bagian ini.' },
    { field: 'members.0.email', message: 'Tulis alamat surel.' },
  ]
  const { environment, client } = clientOf(() => refusal(400, 'bad-input', { errors }))
  expect(await client.send(form, {}, { key })).toEqual({
    status: 'refused',
    message: 'bad-input.',
    errors: { name: 'Isi bagian ini.', members: 'Tulis alamat surel.' },
  })
  expect(environment.sent).toHaveLength(1)
})

test('a session that is over is forgotten, and the form is refused', async () => {
  const { environment, client } = clientOf(() => refusal(401, 'sign-in-first'))
  environment.local.write(localKeys.accessToken, 'over')
  expect(await client.send(form, {}, { key })).toMatchObject({ status: 'refused' })
  expect(environment.local.read(localKeys.accessToken)).toBeNull()
})
