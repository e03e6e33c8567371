/** The end of a transaction: a failure that was rolled back is an outcome. */
export type Outcome<T> = { value: T } | { error: unknown }

type Work<Transaction, T> = (tx: Transaction) => Promise<T>

interface Transactions<Actor, Transaction> {
  /** Runs one work in a transaction of its own. */
  alone<T>(actor: Actor, work: Work<Transaction, T>): Promise<T>
  /** Runs a transaction of several reads, whose failure is not that of one work. */
  together<T>(actor: Actor, work: Work<Transaction, T>, reads: number): Promise<Outcome<T>>
  /** What is thrown where running each work alone would not help; undefined where it may. */
  lasting(failure: unknown): unknown
  /** How much of what an actor asks at one time shares a transaction. */
  mostAtOnce(actor: Actor): number
}

interface Asked<Transaction> {
  /** Runs the work, and returns what reports its result when the transaction has ended. */
  attempt: Work<Transaction, () => void>
  again(): void
  reject(error: unknown): void
}

/**
 * Collects what one actor asks before the event loop goes on, and runs it in one transaction. When a statement of that
 * fails, none of its results count and each work is run alone: a failure of one is no failure of the others.
 */
export function batchReads<Actor, Transaction>({
  alone,
  together,
  lasting,
  mostAtOnce,
}: Transactions<Actor, Transaction>) {
  const waiting = new Map<string, Asked<Transaction>[]>()

  const run = async (actor: Actor, all: readonly Asked<Transaction>[]): Promise<void> => {
    const attempt = (tx: Transaction) => Promise.all(all.map((one) => one.attempt(tx)))
    const outcome = await together(actor, attempt, all.length).catch((error: unknown) => ({
      error,
    }))
    if ('value' in outcome) {
      for (const report of outcome.value) report()
      return
    }
    const failure = lasting(outcome.error)
    for (const one of all) {
      if (failure === undefined) one.again()
      else one.reject(failure)
    }
  }

  return <T>(actor: Actor, work: Work<Transaction, T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const asked: Asked<Transaction> = {
        attempt: (tx) =>
          work(tx).then(
            (value) => () => resolve(value),
            (error: unknown) => () => reject(error),
          ),
        again: () => void alone(actor, work).then(resolve, reject),
        reject,
      }
      const key = JSON.stringify(actor)
      const others = waiting.get(key)
      if (others !== undefined && others.length < mostAtOnce(actor)) {
        others.push(asked)
        return
      }
      const all = [asked]
      waiting.set(key, all)
      setImmediate(() => {
        if (waiting.get(key) === all) waiting.delete(key)
        void run(actor, all)
      })
    })
}
