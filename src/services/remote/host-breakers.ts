import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import { UnreadableAnswer } from '../outbound.ts'
import { ServiceError } from '../service-error.ts'

/** How long a host that is down is asked nothing, in milliseconds. */
export const openMs = 10_000
const longestPauseMs = 600_000
const failuresUntilOpen = 10

/** How much of the time of a read one attempt may take, so that there is some left for another. */
const shareOfAttempt = 0.3

/** Work for a host: whether it only reads, and how long it may take in all, in milliseconds. */
interface Allowance {
  base: string
  isRead: boolean
  totalMs: number
}

/** Failures that are independent of the call, answers that cannot be read among them. */
const isOutage = (error: unknown): boolean =>
  error instanceof ServiceError && error.status >= 502 && error.status !== 507

/**
 * A circuit breaker for each host, which refuses at once while the host is down or answers nothing that can be read. A
 * read is tried up to three times, as long as its time lasts.
 */
export class HostBreakers {
  private readonly breakers = new Map<string, CircuitBreakerPolicy>()
  private readonly pauses = new Map<string, number>()

  /** Runs work, which is handed the milliseconds that it may take. Throws ServiceError 503 while the host is left alone. */
  async run<T>(
    { base, isRead, totalMs }: Allowance,
    work: (leftMs: number) => Promise<T>,
  ): Promise<T> {
    const until = Date.now() + totalMs
    const attempt = () => {
      const left = until - Date.now()
      if (left <= 0) throw new ServiceError(504, 'The service did not answer in time.')
      return work(isRead ? Math.min(left, Math.ceil(totalMs * shareOfAttempt)) : left)
    }
    const breaker = this.breakerOf(base)
    try {
      if (!isRead) return await breaker.execute(attempt)
      const backoff = new ExponentialBackoff({ initialDelay: 25, maxDelay: 100 })
      const again = handleWhen(
        (error) => isOutage(error) && !(error instanceof UnreadableAnswer) && Date.now() < until,
      )
      return await wrap(retry(again, { maxAttempts: 2, backoff }), breaker).execute(attempt)
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw isDown(openMs, error)
      throw error
    }
  }

  /** Leaves a host alone that answered 429, for the seconds that it said; ten minutes at most. */
  pause(base: string, seconds: number): void {
    const until = Date.now() + Math.min(seconds * 1000, longestPauseMs)
    this.pauses.set(originOf(base), until)
  }

  /** Throws ServiceError 503 while a host is left alone. */
  requireNoPause(base: string): void {
    const left = (this.pauses.get(originOf(base)) ?? 0) - Date.now()
    if (left > 0) throw isDown(left)
  }

  private breakerOf(base: string): CircuitBreakerPolicy {
    const origin = originOf(base)
    const known = this.breakers.get(origin)
    if (known !== undefined) return known
    const made = circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: openMs,
      breaker: new ConsecutiveBreaker(failuresUntilOpen),
    })
    this.breakers.set(origin, made)
    return made
  }
}

const originOf = (base: string) => new URL(base).origin

const isDown = (ms: number, cause?: unknown) =>
  new ServiceError(503, 'The service is down. Try again in a moment.', {
    retryAfter: Math.ceil(ms / 1000),
    cause,
  })
