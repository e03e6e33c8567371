import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#schemas/endpoint.ts'
import type { Actor, Database } from '../database/database.ts'
import { handler } from './handler.ts'

const readNumber = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/number',
  summary: 'A number.',
  input: z.object({ add: z.coerce.number() }),
  output: z.object({ sum: z.number() }),
  access: 'public',
  entities: [],
})

const context = { siteId: 'alpha', origin: 'https://alpha.example', caller: null }

/** A database that runs a transaction over nothing and records its actor. */
function databaseOf(actors: Actor[]): Database {
  return {
    name: 'made up',
    state: () => 'ready',
    transaction: (actor, work) => {
      actors.push(actor)
      return work({} as Parameters<typeof work>[0])
    },
    close: () => Promise.resolve(),
  }
}

const serve = (made: ReturnType<typeof handler>, input: unknown, actors: Actor[] = []) =>
  'serve' in made ? made.serve(databaseOf(actors), context, input) : undefined

test('a handler runs in a transaction of the site of its context, with its role', async () => {
  const actors: Actor[] = []
  const made = handler(readNumber, { role: 'writer' }, async (_tx, { siteId }, { add }) => ({
    sum: siteId.length + add,
  }))
  expect(await serve(made, { add: 2 }, actors)).toEqual({ sum: 7 })
  expect(actors).toEqual([{ role: 'writer', siteId: 'alpha' }])
})

test('a role can depend on the caller and the input', async () => {
  const actors: Actor[] = []
  const role = (_: unknown, { add }: { add: number }) => (add > 1 ? 'server' : 'visitor')
  const made = handler(readNumber, { role }, async () => null)
  await serve(made, { add: 1 }, actors)
  await serve(made, { add: 2 }, actors)
  expect(actors.map((actor) => actor.role)).toEqual(['visitor', 'server'])
})

test('a failure is thrown as what the handler makes of it', async () => {
  const toError = (error: unknown) => new Error(`seen: ${String(error)}`)
  const made = handler(readNumber, { role: 'visitor', toError }, () =>
    Promise.reject(new Error('no')),
  )
  await expect(serve(made, { add: 1 })).rejects.toThrow('seen: Error: no')
})

test('a handler returns the output of its endpoint, or null: anything else does not compile', () => {
  type HandlerFunction = Parameters<typeof handler<typeof readNumber>>[2]
  expectTypeOf<HandlerFunction>().returns.resolves.toEqualTypeOf<{ sum: number } | null>()
  expectTypeOf<HandlerFunction>().parameter(2).toEqualTypeOf<{ add: number }>()
})
