import { Refused } from '../../refused.ts'

interface SlotOptions {
  /** How many run at a time. */
  size: number
  /** How many may wait, and for how long in milliseconds. */
  waiting: number
  patienceMs: number
}

/** Runs so many pieces of work at a time; the next ones wait a little, and are refused with 503 after that. */
export class Slots {
  private readonly options: SlotOptions
  private readonly queue: (() => void)[] = []
  private running = 0

  constructor(options: SlotOptions) {
    this.options = options
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.options.size) await this.wait()
    else this.running++
    try {
      return await work()
    } finally {
      // Whoever is next has the place at once, so that nobody who comes meanwhile takes it.
      const next = this.queue.shift()
      if (next === undefined) this.running--
      else next()
    }
  }

  private wait(): Promise<void> {
    const { waiting, patienceMs } = this.options
    if (this.queue.length >= waiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(next), 1)
        reject(busy())
      }, patienceMs)
      const next = () => {
        clearTimeout(timer)
        resolve()
      }
      this.queue.push(next)
    })
  }
}

const busy = () =>
  new Refused(503, 'Too many files come at once. Try again in a moment.', { retryAfter: 5 })
