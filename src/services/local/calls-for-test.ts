// Only tests and benchmarks import this file.
import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { Caller, Calls } from '../calls.ts'

/** Calls endpoints of a site as the server does: the input is parsed, and the output is checked. */
export const callsOf =
  (serve: Calls['serve']) =>
  (siteId: string) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: z.input<E['input']>,
    caller: Caller | null,
  ): Promise<z.output<E['output']> | null> => {
    const ctx = { siteId, origin: `https://${siteId}.example`, caller }
    const answer = await serve(endpoint, ctx, endpoint.input.parse(input))
    return (answer === null ? null : endpoint.output.parse(answer)) as z.output<E['output']> | null
  }
