import type { Entity } from '#schemas/endpoint.ts'
import type { Calls } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { Change } from '#src/services/sites.ts'
import { statementsAtOnce } from './cases.ts'

type Call = Parameters<Calls['serve']>

/** The same services, of which the news can be made up, and the last reads be repeated. */
export function watchedServices(services: Services) {
  const listeners: ((change: Change) => void)[] = []
  const reads = new Map<string, Call>()
  const begun = Date.now()
  let earlier = 0
  const watched: Services = {
    ...services,
    calls: {
      ...services.calls,
      serve(...call) {
        const [endpoint, , input] = call
        reads.set(`${endpoint.path} ${JSON.stringify(input)}`, call)
        return services.calls.serve(...call)
      },
    },
    sites: {
      ...services.sites,
      onChange(listener) {
        listeners.push(listener)
        return services.sites.onChange(listener)
      },
    },
  }
  return {
    watched,
    /** Reports news to those who cache pages, and not to the services, which cache answers. */
    tellPages: (change: Change) => listeners.forEach((listener) => listener(change)),
    /**
     * Makes the reads of an entity again that a page made, each of a moment before that of the answer which is cached: no
     * cached answer is that of an earlier moment.
     */
    async repeatReads(entity: Entity): Promise<void> {
      const about = [...reads.values()].filter(([endpoint]) => endpoint.entities.includes(entity))
      for (let i = 0; i < statementsAtOnce; i++) {
        earlier += 1000
        const now = new Date(begun - earlier)
        for (const [endpoint, ctx, input] of about)
          await services.calls.serve(endpoint, { ...ctx, now }, input)
      }
    },
  }
}
