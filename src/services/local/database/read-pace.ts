/** As many as a page asks for at once, and a few more. */
export const mostAtOnce = 16

/** How long the reads of callers may hold a connection together, about, in milliseconds. */
const holdMs = 60

/** How much the last transaction counts in the mean. */
const weight = 0.2

/**
 * The batch size for reads of several callers: as many as take about 60 ms together, by the mean of the last transactions.
 * Fast reads share a transaction, whose overhead is as long as theirs. Slow reads have a transaction each: on PGlite, with its one
 * connection, a sign-in waits until the running transaction ends.
 */
export class ReadPace {
  private meanMs = 0

  /** A transaction of some reads has ended. */
  ended(tookMs: number, reads: number): void {
    this.meanMs += weight * (tookMs / reads - this.meanMs)
  }

  most(): number {
    return Math.max(1, Math.min(mostAtOnce, Math.floor(holdMs / this.meanMs)))
  }
}
