import { DatabaseAway } from './backend.ts'
import type { Share } from './share.ts'

interface TurnOptions {
  /** How many connections there are, and how many of them may be in use by reads at once. */
  connections: number
  forReads: number
  /** How many of a share may wait; a longer queue would only be served too late. */
  mostWaiting: number
  /** How long one waits, in milliseconds; without it until its turn comes. */
  patience?: number
}

interface Waiting {
  start: () => void
  timer: NodeJS.Timeout | undefined
}

/**
 * Lends connections in turn. Each share has a queue of its own, and where both wait they take turns, so that no number of
 * reads makes the rest wait for more than one of them.
 */
export class Turns {
  private readonly options: TurnOptions
  private readonly queues: Record<Share, Waiting[]> = { reads: [], rest: [] }
  private readonly inUse: Record<Share, number> = { reads: 0, rest: 0 }
  private served: Share = 'reads'
  private whenIdle: (() => void)[] = []

  constructor(options: TurnOptions) {
    this.options = options
  }

  /** Runs work with a connection of a share; throws DatabaseAway when too many wait, or for too long. */
  async run<T>(share: Share, work: () => Promise<T>): Promise<T> {
    await this.take(share)
    try {
      return await work()
    } finally {
      this.inUse[share] -= 1
      this.next()
    }
  }

  /** Resolves when nothing is in use and nothing waits. */
  idle(): Promise<void> {
    if (this.isIdle()) return Promise.resolve()
    return new Promise((resolve) => this.whenIdle.push(resolve))
  }

  private take(share: Share): Promise<void> {
    if (this.isFree(share)) {
      this.inUse[share] += 1
      this.served = share
      return Promise.resolve()
    }
    const queue = this.queues[share]
    const { mostWaiting, patience } = this.options
    if (queue.length >= mostWaiting)
      return Promise.reject(new DatabaseAway('too many wait for a connection'))
    return new Promise((start, refuse) => {
      const waiting: Waiting = { start, timer: undefined }
      queue.push(waiting)
      if (patience === undefined) return
      waiting.timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        refuse(new DatabaseAway('no connection was free in time'))
      }, patience)
    })
  }

  private next(): void {
    const first: Share = this.served === 'reads' ? 'rest' : 'reads'
    for (const share of [first, this.served]) {
      const waiting = this.isFree(share) ? this.queues[share].shift() : undefined
      if (waiting === undefined) continue
      clearTimeout(waiting.timer)
      this.inUse[share] += 1
      this.served = share
      waiting.start()
      return
    }
    if (this.isIdle()) for (const resolve of this.whenIdle.splice(0)) resolve()
  }

  private isFree(share: Share): boolean {
    const { connections, forReads } = this.options
    const { reads, rest } = this.inUse
    return reads + rest < connections && (share === 'rest' || reads < forReads)
  }

  private isIdle(): boolean {
    const { reads, rest } = this.inUse
    return reads + rest + this.queues.reads.length + this.queues.rest.length === 0
  }
}
