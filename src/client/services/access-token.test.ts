import { expect, test } from 'vitest'
import { openClient } from './client.ts'
import { testApp, testEnvironment } from './browser-environment-for-test.ts'
import { alwaysAnswers, refusal } from './server-answers-for-test.ts'
import * as calls from './endpoints/index.ts'
import { localKeys } from './keys.ts'

type Answers = Parameters<typeof testEnvironment>[0]

const clientOf = (answer: Answers = alwaysAnswers()) => {
  const environment = testEnvironment(answer)
  return { environment, client: openClient(environment, testApp) }
}

test('an access token that does not hold is forgotten, and who listens is told', async () => {
  const { environment, client } = clientOf(() => refusal(401, 'sign-in-first'))
  let notified = 0
  const stop = client.onSignedOut(() => notified++)
  environment.local.write(localKeys.accessToken, 'old')
  environment.local.write(localKeys.userKind, 'writer')
  await expect(client.callService(calls.readMe, {})).rejects.toMatchObject({ status: 401 })
  expect([
    environment.local.read(localKeys.accessToken),
    environment.local.read(localKeys.userKind),
  ]).toEqual([null, null])
  stop()
  await client.toResult(client.callService(calls.readMe, {}))
  expect(notified).toBe(1)
})

test('what everyone may read is read without an access token that does not hold', async () => {
  const { environment, client } = clientOf((sent) =>
    sent.headers.has('authorization')
      ? refusal(401, 'sign-in-first')
      : alwaysAnswers({ items: [] })(sent, null),
  )
  environment.local.write(localKeys.accessToken, 'old')
  expect(await client.ask('/api/v1/class/recent')).toEqual({ items: [] })
  environment.local.write(localKeys.accessToken, 'old')
  const writing = client.callService(calls.forgotPassword, { email: 'sari@coba.id' })
  await expect(writing).rejects.toMatchObject({ status: 401 })
})

test('who signed in anew while an old token was refused stays signed in', async () => {
  const environment = testEnvironment((sent) => {
    if (sent.headers.get('authorization') !== 'Bearer old') return alwaysAnswers()(sent, null)
    environment.local.write(localKeys.accessToken, 'new')
    return refusal(401, 'sign-in-first')
  })
  environment.local.write(localKeys.accessToken, 'old')
  const client = openClient(environment, testApp)
  await client.toResult(client.callService(calls.readMe, {}, { withHeldToken: true }))
  expect(environment.local.read(localKeys.accessToken)).toBe('new')
})
