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

/** Logs and counts requests. */
export function requestRecorder({ log, isLogged, metrics, siteOf }: RecordingOptions) {
  const level = isLogged ? 'info' : 'debug'
  const isRead = metrics !== undefined || log.isLevelEnabled(level)
  return (request: RequestRecord): void => {
    if (!isRead) return
    const { id, host, ms, route: _, ...answered } = request
    const site = siteOf(host)
    metrics?.record(request, site)
    log[level]({ request: id, site, ...answered, ms: Math.round(ms * 10) / 10 }, 'Answered')
  }
}
