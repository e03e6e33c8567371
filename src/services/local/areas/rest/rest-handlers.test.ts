import { expect, test } from 'vitest'
import { sendBookReview } from '#schemas/services/rest.ts'
import { DeadlineExceeded } from '../../database/backend.ts'
import type { Database } from '../../database/database.ts'
import { dispatch } from '../../dispatch.ts'
import { restHandlers } from './rest-handlers.ts'

const failing = (error: Error): Database => ({
  name: 'a database that fails',
  state: () => 'ready',
  transaction: () => Promise.reject(error),
  close: () => Promise.resolve(),
})
const ctx = { siteId: 'alpha', origin: 'https://alpha.example', caller: null }
const sent = { name: 'Sri', message: 'Salam kenal.', rating: null }

test.each([
  new DeadlineExceeded(1000),
  Object.assign(new Error('deadlock'), { code: '40P01' }),
  new Error('The database is down.'),
])(
  'a form that the database did not take for a reason of its own is not called wrong: %s',
  async (error) => {
    const { serve } = dispatch(failing(error), restHandlers)
    const outcome = await serve(sendBookReview, ctx, sent).catch((cause: unknown) => cause)
    expect(outcome).toBeInstanceOf(Error)
    expect(outcome).not.toMatchObject({ status: 400 })
  },
)
