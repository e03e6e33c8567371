import type { ServerSegment } from '#schemas/page-paths.ts'
import type { ServicesState } from '#src/services/service.ts'

/** What a server knows of itself, without asking anything. */
export interface Health {
  isStopping: boolean
  data: ServicesState
}

interface HealthAnswer {
  status: 200 | 503
  body: string
}

const live: `/${ServerSegment}` = '/live'
const ready: `/${ServerSegment}` = '/ready'

/**
 * `/live`, whether the process answers, and `/ready`, whether a balancer should send requests: not while it stops.
 * A server whose data is away stays ready: it sends the pages that it has stored, and another node has no more.
 * Undefined for any other path. Nothing is asked, so that no number of checks reaches the database.
 */
export function answerHealth(
  path: string | undefined,
  health: () => Health,
): HealthAnswer | undefined {
  const end = path?.indexOf('?') ?? -1
  const asked = end === -1 ? path : path?.slice(0, end)
  if (asked === live) return { status: 200, body: '{"status":"live"}\n' }
  if (asked !== ready) return undefined
  const { isStopping, data } = health()
  const status = isStopping ? 'stopping' : 'ready'
  return { status: isStopping ? 503 : 200, body: `${JSON.stringify({ status, data })}\n` }
}
