import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'

/** A request for data, which the page answers before the block renders. */
export interface Need<Answer = unknown> {
  endpoint: Endpoint<z.ZodType, z.ZodType<Answer>>
  input: object
}

/** Declares a request to an endpoint; a wrong input does not compile. */
export const need = <I extends z.ZodType, Answer>(
  endpoint: Endpoint<I, z.ZodType<Answer>>,
  input: z.input<I> & object,
): Need<Answer> => ({ endpoint, input })
