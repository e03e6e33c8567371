import type { PostgrestClient } from '@supabase/postgrest-js'
import type { UserKind } from '#schemas/endpoint.ts'

/** The result that the public client makes of an answer. */
export interface Outcome {
  data: unknown
  error: unknown
  status: number
  count: number | null
}

/** One use of the public client, and the expected result. */
export interface Scenario {
  name: string
  /** The caller, signed in; a visitor by default. */
  as?: UserKind
  ask: (client: PostgrestClient) => PromiseLike<Outcome>
  gives: Outcome
  /** What a manager reads afterwards. */
  leaves?: { ask: (client: PostgrestClient) => PromiseLike<Outcome>; data: unknown }
}
