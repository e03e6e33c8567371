import { ServiceError } from '../../../service-error.ts'

interface SlotOptions {
  /** The capacity for work at a time. */
  size: number
  /** How many may wait, and for how long in milliseconds. */
  waiting: number
  timeoutMs: number
}

/** Runs work up to a capacity; more work waits for a while, in order, and is refused with 503 after that. */
export class Slots {
  private readonly options: SlotOptions
  private readonly queue: { weight: number; start: () => void }[] = []
  private taken = 0

  constructor(options: SlotOptions) {
    this.options = options
  }

  /** Runs `work`, which takes `weight` of the capacity. */
  async run<T>(weight: number, work: () => Promise<T>): Promise<T> {
    if (this.queue.length > 0 || !this.fits(weight)) await this.wait(weight)
    else this.taken += weight
    try {
      return await work()
    } finally {
      this.taken -= weight
      this.startNext()
    }
  }

  private fits = (weight: number) => this.taken + weight <= this.options.size

  private startNext(): void {
    for (let next = this.queue[0]; next && this.fits(next.weight); next = this.queue[0]) {
      this.queue.shift()
      // Counted before it runs, so that no later work takes its place.
      this.taken += next.weight
      next.start()
    }
  }

  private wait(weight: number): Promise<void> {
    const { waiting, timeoutMs } = this.options
    if (this.queue.length >= waiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(one), 1)
        reject(busy())
        // Smaller work may have waited behind it.
        this.startNext()
      }, timeoutMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const one = { weight, start }
      this.queue.push(one)
    })
  }
}

const busy = () =>
  new ServiceError(503, 'Too many files come at once. Try again in a moment.', { retryAfter: 5 })
