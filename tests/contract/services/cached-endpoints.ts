import { areaHandlers } from '#src/services/local/areas/registry.ts'
import { restHandlers } from '#src/services/local/areas/rest/rest-handlers.ts'

/** The endpoints whose answers to visitors are cached, each with how. */
export const cachedEndpoints = () =>
  new Map(
    [...areaHandlers, ...restHandlers].flatMap((handler) =>
      'serve' in handler && handler.cached !== undefined
        ? [[handler.endpoint, handler.cached] as const]
        : [],
    ),
  )
