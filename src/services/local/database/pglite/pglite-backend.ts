import { constants } from 'node:fs'
import { chmod, cp, mkdir } from 'node:fs/promises'
import type { Backend, BackendOptions, Session } from '../backend.ts'
import { lockFolder } from './lock-folder.ts'
import { databaseIn, requireDatabase } from './new-database.ts'
import { DatabaseWorker } from './database-worker.ts'

const closingDeadline = 10_000
const copyingDeadline = 60_000

/**
 * Opens the embedded database of a data folder, exclusively. It has one connection, which transactions use in
 * turn; a thread that ended, or had to be ended, is replaced.
 */
export async function openPglite(folder: string, options: BackendOptions): Promise<Backend> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await lockFolder(folder)
  try {
    await chmod(folder, 0o700)
    const embedded = new Embedded(await requireDatabase(folder), options)
    await embedded.running()
    return toBackend(`PGlite in ${folder}`, embedded, release)
  } catch (error) {
    await release()
    throw error
  }
}

function toBackend(name: string, embedded: Embedded, release: () => Promise<void>): Backend {
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    name,
    session: async (use) => {
      if (isClosed) throw new Error('The database is closed.')
      return inTurn(() => embedded.lend(use))
    },
    copy: (folder) => inTurn(() => embedded.copy(folder)),
    async close() {
      if (isClosed) return
      isClosed = true
      await inTurn(() => embedded.close())
      await release()
    },
  }
}

/** The current thread, and its replacement. */
class Embedded {
  private readonly folder: string
  private readonly options: BackendOptions
  private worker: Promise<DatabaseWorker> | undefined

  constructor(folder: string, options: BackendOptions) {
    this.folder = folder
    this.options = options
  }

  running(): Promise<DatabaseWorker> {
    this.worker ??= this.start()
    return this.worker
  }

  async lend<T>(use: (session: Session) => Promise<T>): Promise<T> {
    const worker = await this.fresh()
    const { deadline } = this.options
    try {
      return await use({
        table: (sql, values) => worker.ask(sql, values, deadline),
        query: async (sql, values) => (await worker.ask(sql, values, deadline)).rows,
        script: async (sql, longer = deadline) => void (await worker.ask(sql, undefined, longer)),
      })
    } catch (error) {
      await this.recover(worker, error)
      throw error
    }
  }

  /** Nothing else writes the files: the database has no process of its own. */
  async copy(to: string): Promise<void> {
    await this.lend((session) => session.script('CHECKPOINT', copyingDeadline))
    await mkdir(to, { recursive: true, mode: 0o700 })
    await cp(this.folder, databaseIn(to), { recursive: true, mode: constants.COPYFILE_FICLONE })
  }

  async close(): Promise<void> {
    const worker = await this.worker?.catch(() => undefined)
    await worker?.close(closingDeadline)
  }

  /** A thread that ended between two transactions is replaced before the second. */
  private async fresh(): Promise<DatabaseWorker> {
    const worker = await this.running()
    if (worker.isRunning) return worker
    this.worker = undefined
    const next = await this.running()
    this.options.listener.missed()
    return next
  }

  private async start(): Promise<DatabaseWorker> {
    const task = { task: 'open', folder: this.folder } as const
    try {
      return await DatabaseWorker.start(task, this.options.listener.received)
    } catch (error) {
      this.worker = undefined
      throw error
    }
  }

  /** Rolls an open transaction back, or replaces the thread. */
  private async recover(worker: DatabaseWorker, error: unknown): Promise<void> {
    if (worker.isRunning) {
      await worker.ask('ROLLBACK', undefined, this.options.deadline).catch(() => undefined)
    }
    if (worker.isRunning) return

    this.options.log('The embedded database is started again', { reason: String(error) })
    await worker.close(0)
    this.worker = undefined
    // The caller has its error; the next caller waits for the new thread, or for its failure.
    void this.running().then(
      () => this.options.listener.missed(),
      (failure: unknown) => {
        this.options.log('The embedded database does not start', { reason: String(failure) })
      },
    )
  }
}
