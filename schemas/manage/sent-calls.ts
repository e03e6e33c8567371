import { z } from 'zod'
import { endpoint, listOf } from '../endpoint.ts'
import { type CallsDeclared, deletionCalls, listed, NamedRow, shared } from './row-calls.ts'
import { storedShape } from './stored-form.ts'

/** Whether visitors see what a visitor sent: `hidden` was decided, `pending` was not. */
export const SentState = z.enum(['pending', 'approved', 'hidden'])
export type SentState = z.output<typeof SentState>

interface CallsOfSent extends CallsDeclared {
  fields: z.ZodObject
}

export type SentCalls = ReturnType<typeof sentCalls>

/** The calls of an area that visitors send and people of the site approve. */
export function sentCalls(declared: CallsOfSent) {
  const { pathOf, ...common } = shared(declared)
  const { noun, plural } = declared
  const Row = z.object({
    ...NamedRow.shape,
    ...storedShape(declared.fields.shape),
    sentAt: z.string(),
    state: SentState,
  })
  const decide = (call: string, summary: string) =>
    endpoint({
      ...common,
      method: 'POST',
      path: pathOf(call),
      summary,
      input: NamedRow,
      output: Row,
    })
  return {
    list: endpoint({
      ...common,
      method: 'GET',
      path: pathOf('list'),
      summary: `The ${plural} that visitors sent, those that wait for a decision unless \`state\` says otherwise.`,
      input: z.object({
        ...listed(),
        state: z.enum([...SentState.options, 'all']).default('pending'),
        sort: z.enum(['newest', 'oldest']).default('newest'),
      }),
      output: listOf(Row),
    }),
    detail: endpoint({
      ...common,
      method: 'GET',
      path: pathOf('detail'),
      summary: `Everything of ${noun}.`,
      input: NamedRow,
      output: Row,
    }),
    approve: decide('approve', `Show ${noun} to visitors.`),
    hide: decide('hide', `Show ${noun} to nobody.`),
    ...deletionCalls(declared),
  }
}
