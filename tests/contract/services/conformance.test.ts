import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import { dayMs, shardOf } from '#tools/shard.ts'
import type { Case, Reply, World } from './case.ts'
import { accessCases } from './access-cases.ts'
import { AnswerChecker, type OpenApi } from './check-answer.ts'
import { systems, type RunningWorld } from './worlds.ts'

const modules = import.meta.glob<Record<string, Case[]>>('./cases/*.ts', { eager: true })
const written = Object.values(modules).flatMap((module) => Object.values(module).flat())

/**
 * The cases of a system today: all that are written, and a third of who is not let in, another for each system, so that each of
 * these is asked of one system every day and of all in three; all of them with ACCESS_CASES=all, as `npm run test:access` sets.
 */
const casesOf = (system: number): Case[] =>
  process.env['ACCESS_CASES'] === 'all'
    ? [...written, ...accessCases]
    : [...written, ...shardOf(accessCases, 'day/3', Date.now() + system * dayMs)]

/** The answers of the first system, case by case. */
const first = new Map<string, unknown>()
const nameOf = ({ endpoint, name }: Case) => `${endpoint.method} ${endpoint.path}: ${name}`

test('each endpoint has cases, and each case has a name of its own', () => {
  const covered = new Set(written.map(({ endpoint }) => endpoint))
  const missing = endpoints.filter((one: Endpoint) => one.host !== 'rest' && !covered.has(one))
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const cases = [...written, ...accessCases]
  const names = cases.map(nameOf)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(cases.length).toBeGreaterThanOrEqual(600)
})

for (const [at, { name: system, isHere, open }] of systems.entries()) {
  const cases = casesOf(at)
  describe.skipIf(!isHere)(system, () => {
    let world: RunningWorld
    let described: AnswerChecker
    const differing = new Set<string>()
    beforeAll(async () => {
      world = await open()
      const document = await world.fetch(`${world.origin('foundation')}/openapi.json`)
      described = new AnswerChecker((await document.json()) as OpenApi)
    })
    afterAll(() => world.close())

    test.each(cases.map((one) => [nameOf(one), one] as const))('%s', async (name, one) => {
      const received: Reply[] = []
      const answered = (endpoint: Endpoint, answer: Reply) => {
        // Some cases also read a file at its address, which is no call.
        if (!endpoints.includes(endpoint)) return
        for (const line of described.check(endpoint, answer)) differing.add(line)
      }
      const reply = await perform(one, listening(world, received, answered))
      expect({ status: reply.status, body: shorten(reply.body) }).toMatchObject({
        status: one.status,
      })
      if (one.field !== undefined) expect(fieldsOf(reply)).toContain(one.field)
      await one.check?.(reply.data as never, listening(world, [], answered), reply)
      const replies = [...received, reply].map(({ status, body }) => ({ status, body }))
      if (!first.has(name)) first.set(name, normalise(replies))
      expect(normalise(replies)).toEqual(first.get(name))
    })

    test('every answer is as /openapi.json describes it', () => {
      expect(described.compared).toBeGreaterThanOrEqual(cases.length)
      expect([...differing].toSorted()).toEqual([])
    })
  })
}

const listening = (
  world: World,
  received: Reply[],
  answered: (endpoint: Endpoint, reply: Reply) => void,
): World => ({
  async call(endpoint, call) {
    const reply = await world.call(endpoint, call)
    received.push(reply)
    answered(endpoint, reply)
    return reply
  },
})

async function perform(
  { endpoint, input, as, site, headers, file }: Case,
  world: World,
): Promise<Reply> {
  const resolved = typeof input === 'function' ? await input(world) : input
  return world.call(endpoint, {
    ...(as === undefined ? {} : { as }),
    ...(site === undefined ? {} : { site }),
    ...(headers === undefined ? {} : { headers }),
    ...(file === undefined ? {} : { file }),
    ...(resolved === undefined ? {} : { input: resolved }),
  })
}

const shorten = (body: unknown) => JSON.stringify(body)?.slice(0, 600)

function fieldsOf({ body }: Reply): string[] {
  const { errors = [] } = body as { errors?: { field: string }[] }
  return errors.map(({ field }) => field)
}

const changing =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<=token"?[=:]"?)[\w.-]{40,}|v1\.[\w.-]{15,}|TN-\w{4}-\w{4}|(?<=\/receipt\/)[\w-]{43}|[\w-]{43}(?=")|(?<=\\")[\w-]{27}(?=\\")/g

/** An hour as a sentence names it: "Tuesday, 1 December 2026, 09:30 WIB". */
const writtenHour = /[A-Z][a-z]+day, \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d WI(?:B|TA|T)/g

/**
 * A conversation in which ids and tokens are numbered by their first appearance, and times are alike. How many times are in
 * a list says nothing: an hour that was free for one system may be too soon when the next is asked, and its sentence then
 * names another.
 */
function normalise(value: unknown): unknown {
  const seen = new Map<string, string>()
  const text = JSON.stringify(value).replaceAll(changing, (found) => {
    if (/^\d{4}-\d\d-\d\dT/.test(found)) return '<time>'
    const known = seen.get(found) ?? `id ${seen.size}`
    seen.set(found, known)
    return `<${known}>`
  })
  const alike = text.replaceAll(writtenHour, '<hour>')
  return JSON.parse(alike.replaceAll(/"<time>"(?:,"<time>")+/g, '"<time>"'))
}
