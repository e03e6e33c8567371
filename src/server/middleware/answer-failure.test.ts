import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ServiceError } from '#src/services/service-error.ts'
import { answerFailure } from './answer-failure.ts'

/** An app whose every path fails with this error, and what was reported. */
function failing(error: Error) {
  const failures: unknown[] = []
  const app = new Hono()
  app.onError(answerFailure({ failed: (_path, cause) => void failures.push(cause) }))
  app.all('*', () => {
    throw error
  })
  const ask = async (path: string, accept: string, method = 'GET') => {
    const answer = await app.request(path, { method, headers: { accept, 'accept-language': 'en' } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { ask, failures }
}
const away = new ServiceError(503, 'The database is away.', { retryAfter: 7 })

test.each([
  ['/api/v1/post/detail', 'text/html', 'GET'],
  ['/rest/v1/posts', 'text/html', 'GET'],
  ['/sitemap.xml', '*/*', 'GET'],
  ['/News', 'text/html', 'POST'],
])('%s is answered with a problem', async (path, accept, method) => {
  const { ask, failures } = failing(away)
  const { status, headers, text } = await ask(path, accept, method)
  expect([status, JSON.parse(text)]).toMatchObject([503, { type: '/problems#busy', data: null }])
  expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['7', 'no-store'])
  expect(failures).toEqual([away])
})

test.each(['/', '/account/sign-in'])('%s is answered with a screen', async (path) => {
  const { status, headers, text } = await failing(away).ask(path, 'text/html')
  expect([status, headers.get('retry-after')]).toEqual([503, '7'])
  expect(text).toContain('This page cannot be loaded now')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a page that was asked for too often is 429 with a screen of its own, and nothing is reported', async () => {
  const { ask, failures } = failing(new ServiceError(429, 'Too many.', { retryAfter: 9 }))
  const { status, headers, text } = await ask('/News', 'text/html')
  expect([status, headers.get('retry-after'), failures]).toEqual([429, '9', []])
  expect(text).toContain('Too many requests')
})

test('a defect is reported, and its message not sent', async () => {
  const defect = new Error('a secret of the server')
  const { ask, failures } = failing(defect)
  for (const accept of ['text/html', 'application/json']) {
    const { status, text } = await ask('/account/sign-in', accept)
    expect([status, text.includes('a secret')]).toEqual([500, false])
  }
  expect(failures).toEqual([defect, defect])
})
