// Without a provider that was chosen, the sandbox is for this machine alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listClasses } from '#schemas/services/class.ts'
import { openInvoice } from '#schemas/services/payment.ts'
import type { Reply } from './case.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

let world: RunningWorld
let slug: string | undefined
beforeAll(async () => {
  world = await openLocal()
  const classes = await world.call(listClasses, {
    site: 'lms',
    input: { state: 'onRegistration' },
  })
  slug = listClasses.output.parse(classes.data).items.find(({ price }) => price > 0)?.slug
})
afterAll(() => world.close())

const buy = (headers: Record<string, string>): Promise<Reply> =>
  world.call(openInvoice, { as: 'student', site: 'lms', input: { slug }, headers })

test.each<[Record<string, string>, string]>([
  [{ host: 'lms.tenun.example' }, 'at a host of the site'],
  [
    { host: 'lms.tenun.example', 'x-forwarded-for': '127.0.0.1' },
    'at a host of the site, from here',
  ],
  [{ host: 'lms.localhost', 'x-forwarded-for': '203.0.114.7' }, 'at a local name, from elsewhere'],
])('nobody pays with %j: %s', async (headers) => {
  const { status, data } = await buy(headers)
  expect([status, data]).toEqual([409, null])
})

test('on this machine payments work at once', async () => {
  const { data } = await buy({ host: 'lms.localhost' })
  expect(openInvoice.output.parse(data).payUrl).toMatch(/^http:\/\/lms\.localhost\/api\/sandbox\//)
})
