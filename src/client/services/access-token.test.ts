import { expect, test } from 'vitest'
import { openClient } from './client.ts'
import { testApp, testEdge } from './browser-environment-for-test.ts'
import { alwaysAnswers, refusal } from './server-answers-for-test.ts'
import { calls } from './endpoints.ts'
import { localKeys } from './keys.ts'

type Answers = Parameters<typeof testEdge>[0]

const clientOf = (answer: Answers = alwaysAnswers()) => {
  const edge = testEdge(answer)
  return { edge, client: openClient(edge, testApp) }
}

test('an access token that does not hold is forgotten, and who listens is told', async () => {
  const { edge, client } = clientOf(() => refusal(401, 'sign-in-first'))
  let notified = 0
  const stop = client.onSignedOut(() => notified++)
  edge.local.write(localKeys.accessToken, 'old')
  edge.local.write(localKeys.userKind, 'writer')
  await expect(client.callService(calls.readMe, {})).rejects.toMatchObject({ status: 401 })
  expect([edge.local.read(localKeys.accessToken), edge.local.read(localKeys.userKind)]).toEqual([
    null,
    null,
  ])
  stop()
  await client.toResult(client.callService(calls.readMe, {}))
  expect(notified).toBe(1)
})

test('what everyone may read is read without an access token that does not hold', async () => {
  const { edge, client } = clientOf((sent) =>
    sent.headers.has('authorization')
      ? refusal(401, 'sign-in-first')
      : alwaysAnswers({ items: [] })(sent, null),
  )
  edge.local.write(localKeys.accessToken, 'old')
  expect(await client.ask('/api/v1/class/recent')).toEqual({ items: [] })
  edge.local.write(localKeys.accessToken, 'old')
  const writing = client.callService(calls.forgotPassword, { email: 'sari@coba.id' })
  await expect(writing).rejects.toMatchObject({ status: 401 })
})

test('who signed in anew while an old token was refused stays signed in', async () => {
  const edge = testEdge((sent) => {
    if (sent.headers.get('authorization') !== 'Bearer old') return alwaysAnswers()(sent, null)
    edge.local.write(localKeys.accessToken, 'new')
    return refusal(401, 'sign-in-first')
  })
  edge.local.write(localKeys.accessToken, 'old')
  const client = openClient(edge, testApp)
  await client.toResult(client.callService(calls.readMe, {}, { withHeldToken: true }))
  expect(edge.local.read(localKeys.accessToken)).toBe('new')
})
