import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ServicesState } from '#src/services/service.ts'
import type { RequestRecord } from '../http/record-requests.ts'

/** What is looked at whenever the metrics are read. */
export interface Observed {
  sites: number
  /** Layouts that are served as they were before their last change, or not at all. */
  faultyLayouts: number
  drawnPages: number
  data: ServicesState
}

export interface ServerMetrics {
  record(request: RequestRecord, siteId: string | undefined): void
  /** The text format of Prometheus, and its media type. */
  read(): Promise<{ type: string; text: string }>
}

/** How many combinations of site, route and status are counted; of further ones the site and the route are `other`. */
const mostCombinations = 5000
const other = { site: 'other', route: 'other' }

/** The metrics of one server, named as https://prometheus.io/docs/practices/naming says. */
export function openMetrics(observe: () => Observed): ServerMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'tenun_requests_total',
    help: 'Requests that were answered, by site, route and status.',
    labelNames: ['site', 'route', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'tenun_request_duration_seconds',
    help: 'How long answers took, from the request to the last byte.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const aborted = new Counter({
    name: 'tenun_requests_aborted_total',
    help: 'Requests whose client left before the answer was sent.',
    registers,
  })
  addGauges(registry, observe)
  const combinations = new Set<string>()
  const labelsOf = (site: string, route: string, status: string) => {
    const combination = `${site} ${route} ${status}`
    if (combinations.size >= mostCombinations && !combinations.has(combination))
      return { ...other, status }
    combinations.add(combination)
    return { site, route, status }
  }
  return {
    record({ route = 'other', status, ms, isAborted }, siteId = 'none') {
      if (isAborted) aborted.inc()
      requests.inc(labelsOf(siteId, route, String(status)))
      seconds.observe(ms / 1000)
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

function addGauges(registry: Registry, observe: () => Observed): void {
  const gauge = (name: string, help: string, valueOf: (observed: Observed) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(valueOf(observe()))
      },
    })
  gauge('tenun_sites', 'Sites that are served.', ({ sites }) => sites)
  gauge(
    'tenun_layouts_faulty',
    'Layouts whose files have errors: their last good version is served, if there is one.',
    ({ faultyLayouts }) => faultyLayouts,
  )
  gauge(
    'tenun_pages_drawn',
    'Pages that were drawn since the start.',
    ({ drawnPages }) => drawnPages,
  )
  gauge('tenun_data_ready', '1 where data can be read and changed, else 0.', ({ data }) =>
    data === 'ready' ? 1 : 0,
  )
}
