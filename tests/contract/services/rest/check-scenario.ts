import { expect } from 'vitest'
import type { Database } from '#src/services/local/database/database.ts'
import { clientOf } from './rest-caller.ts'
import type { Outcome, Scenario } from './scenario.ts'

const outcome = async (asked: PromiseLike<Outcome>): Promise<Outcome> => {
  const { data, error, status, count } = await asked
  return { data, error, status, count }
}

/** A check that plays a scenario with the public client, and compares its result and the rows afterwards. */
export const scenarioCheck =
  (database: () => Database) =>
  async ({ as, ask, gives, leaves }: Scenario) => {
    expect(await outcome(ask(clientOf(database(), as ?? null)))).toEqual(gives)
    if (leaves === undefined) return
    const { data } = await leaves.ask(clientOf(database(), 'admin'))
    expect(data).toEqual(leaves.data)
  }
