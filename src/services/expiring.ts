const least = 20_000

/**
 * Holds values by name until their time is over. What is over is cleared away each time that twice as much
 * is held, so that also with very many each costs little.
 */
export class Expiring<Value> {
  private readonly held = new Map<string, { value: Value; until: number }>()
  private sweepAt = least

  /** How many are held, with those that are over and not cleared away yet. */
  get size(): number {
    return this.held.size
  }

  get(name: string, now: number): { value: Value; until: number } | undefined {
    const known = this.held.get(name)
    return known !== undefined && known.until > now ? known : undefined
  }

  set(name: string, value: Value, { until, now }: { until: number; now: number }): void {
    this.held.set(name, { value, until })
    if (this.held.size < this.sweepAt) return
    for (const [old, { until: end }] of this.held) if (end <= now) this.held.delete(old)
    this.sweepAt = Math.max(least, 2 * this.held.size)
  }
}
