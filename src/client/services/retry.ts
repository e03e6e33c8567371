/** How often a reading call is tried again, and the longest wait that a server may set. */
export const mostRetries = 2
const longestWaitMs = 5000
const firstWaitMs = 300

const passing = new Set([502, 503, 504])

/**
 * How long to wait before trying again, or undefined when trying again is of no use. `status` is undefined
 * when no answer came; `chance` is from 0 to 1, so that not all browsers come back at once.
 */
export function waitBefore(
  { status, retryAfter = null }: { status?: number; retryAfter?: string | null },
  attempt: number,
  chance: number,
): number | undefined {
  if (status !== undefined && !passing.has(status)) return undefined
  const asked = retryAfter === null ? Number.NaN : Number(retryAfter) * 1000
  if (!Number.isNaN(asked)) return asked <= longestWaitMs ? asked : undefined
  return Math.round(firstWaitMs * 2 ** attempt * (0.5 + chance / 2))
}
