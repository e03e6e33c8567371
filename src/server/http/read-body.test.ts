import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ServiceError } from '#src/services/service-error.ts'
import { readBytes } from './read-body.ts'

/** What is made of a body that comes in these pieces; an error is how it breaks off. */
async function read(...pieces: (string | Error)[]): Promise<unknown> {
  const app = new Hono()
  app.post('/', async (c) => c.text(Buffer.from(await readBytes(c, 10)).toString()))
  app.onError((error, c) =>
    c.text(error.message, error instanceof ServiceError ? error.status : 500),
  )
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else if (piece instanceof Error) controller.error(piece)
      else controller.enqueue(new TextEncoder().encode(piece))
    },
  })
  const answer = await app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return [answer.status, await answer.text()]
}

test('a body is read up to its limit', async () => {
  expect(await read('12345', '67890')).toEqual([200, '1234567890'])
  expect(await read('12345', '678901')).toEqual([413, 'The body is larger than 0 KiB.'])
})

test('a body that breaks off is the sender’s matter and no defect', async () => {
  expect(await read('12', new Error('aborted'))).toEqual([400, 'The body did not come to its end.'])
})
