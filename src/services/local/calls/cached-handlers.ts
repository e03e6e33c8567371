import type { ServiceContext } from '../../calls.ts'
import type { AnswerCache, Read, ReadKey } from './answer-cache.ts'
import type { Handler } from './handler.ts'

/** As long as a page may be given: what no news and no moment ends is read again as often as a page is drawn. */
const mostMs = 300_000
/** For what is counted without news. */
const brieflyMs = 60_000

/**
 * Handlers whose answers to visitors are taken from a cache where their option `cached` says so. A read has nothing of
 * the request but what its key names: the site, the input, the language and the moment.
 */
export const cachedHandlers = (handlers: readonly Handler[], cache: AnswerCache): Handler[] =>
  handlers.map((handler) =>
    'serve' in handler && handler.cached !== undefined ? cachedHandler(handler, cache) : handler,
  )

function cachedHandler(handler: Extract<Handler, { serve: unknown }>, cache: AnswerCache): Handler {
  const { endpoint, cached, serve } = handler
  const isBrief = cached === 'briefly'
  const named = `${endpoint.host} ${endpoint.path}`
  return {
    ...handler,
    async serve(database, context, input) {
      if (!isForEveryone(context) || (isBrief && context.changesAt === undefined))
        return serve(database, context, input)
      const { siteId, locale, now } = context
      const key: ReadKey = {
        siteId,
        name: `${named} ${locale ?? ''} ${JSON.stringify(input)}`,
        entities: endpoint.entities,
        mostMs: isBrief ? brieflyMs : mostMs,
      }
      const anyone: ServiceContext = {
        siteId,
        origin: '',
        caller: null,
        ...(locale && { locale }),
        ...(now && { now }),
      }
      const read = () => readFor(anyone, (reader) => serve(database, reader, input))
      const found = await cache.findOrRead(key, (now ?? new Date()).getTime(), read)
      if (found.changesAt !== undefined) context.changesAt?.(found.changesAt)
      if (found.isWithdrawn) context.withdrawn?.()
      return found.answer
    },
  }
}

const isForEveryone = ({ caller, isPreview }: ServiceContext): boolean =>
  caller === null && isPreview !== true

/** An answer with what its read reports. */
async function readFor(
  anyone: ServiceContext,
  serve: (context: ServiceContext) => Promise<unknown>,
): Promise<Read> {
  let changesAt: Date | undefined
  let isWithdrawn = false
  const answer = await serve({
    ...anyone,
    changesAt: (moment) => {
      if (changesAt === undefined || moment < changesAt) changesAt = moment
    },
    withdrawn: () => void (isWithdrawn = true),
  })
  return { answer, changesAt, isWithdrawn }
}
