import type { Logger } from 'pino'
import type { RequestRecord } from '../http/record-requests.ts'
import type { ServerMetrics } from './server-metrics.ts'

interface RecordingOptions {
  log: Logger
  /** Whether each request is logged as information; else it is at the level `debug` only. */
  isLogged: boolean
  metrics: ServerMetrics | undefined
  siteOf(host: string): string | undefined
}

/** Returns the function that logs and counts requests; undefined where they are neither logged nor counted. */
export function requestRecorder({ log, isLogged, metrics, siteOf }: RecordingOptions) {
  const level = isLogged ? 'info' : 'debug'
  if (metrics === undefined && !log.isLevelEnabled(level)) return undefined
  return (request: RequestRecord): void => {
    const { id, host, ms, route: _, ...answered } = request
    const site = siteOf(host)
    metrics?.record(request, site)
    log[level]({ request: id, site, ...answered, ms: Math.round(ms * 10) / 10 }, 'Answered')
  }
}
