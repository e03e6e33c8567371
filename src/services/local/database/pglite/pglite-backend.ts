import { constants } from 'node:fs'
import { chmod, cp, mkdir } from 'node:fs/promises'
import {
  type Backend,
  type BackendOptions,
  DatabaseAway,
  DeadlineExceeded,
  type Session,
} from '../backend.ts'
import type { ServicesState } from '../../../service.ts'
import { lockFolder } from './lock-folder.ts'
import { databaseIn, requireDatabase } from './new-database.ts'
import { DatabaseWorker } from './database-worker.ts'
import { Turns } from '../turns.ts'
import { lackOfRoom } from './room-on-disk.ts'

const closingDeadline = 10_000
const copyingDeadline = 60_000
/** How many transactions of a share may wait. */
const mostWaiting = 1000
/** How often a disk that takes nothing is tried again. */
const retryMs = 10_000

/**
 * Opens the embedded database of a data folder, exclusively. It has one connection, which transactions use in
 * turn; a thread that ended, or had to be ended, is replaced. While its disk takes nothing, a copy in memory is read,
 * and nothing can be changed.
 */
export async function openPglite(folder: string, options: BackendOptions): Promise<Backend> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await lockFolder(folder)
  try {
    await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EROFS') throw error
    })
    const embedded = new Embedded(folder, await requireDatabase(folder), options)
    await embedded.running()
    return toBackend(`PGlite in ${folder}`, embedded, release)
  } catch (error) {
    await release()
    throw error
  }
}

function toBackend(name: string, embedded: Embedded, release: () => Promise<void>): Backend {
  const turns = new Turns({ connections: 1, forReads: 1, mostWaiting })
  let isClosed = false

  const retry = setInterval(() => {
    if (embedded.state === 'read-only') void turns.run('rest', () => embedded.reopenWithRoom())
  }, retryMs).unref()

  return {
    name,
    session: async (use, share = 'rest') => {
      if (isClosed) throw new Error('The database is closed.')
      return turns.run(share, () => embedded.lend(use))
    },
    copy: (folder) => turns.run('rest', () => embedded.copy(folder)),
    state: () => embedded.state,
    async close() {
      if (isClosed) return
      isClosed = true
      clearInterval(retry)
      await turns.idle()
      await embedded.close()
      await release()
    },
  }
}

/** The current thread, and its replacement. */
class Embedded {
  private readonly dataFolder: string
  private readonly folder: string
  private readonly options: BackendOptions
  private worker: Promise<DatabaseWorker> | undefined
  /** Whether the thread runs and can write, as far as it was last used. */
  state: ServicesState = 'away'

  constructor(dataFolder: string, folder: string, options: BackendOptions) {
    this.dataFolder = dataFolder
    this.folder = folder
    this.options = options
  }

  running(): Promise<DatabaseWorker> {
    this.worker ??= this.start()
    return this.worker
  }

  async lend<T>(use: (session: Session) => Promise<T>): Promise<T> {
    const worker = await this.fresh().catch((error: unknown) => {
      throw new DatabaseAway(error)
    })
    const { deadline } = this.options
    try {
      return await use({
        begin: (sql) => {
          // Its failure is that of the statements after it.
          worker.begin(sql, deadline).catch(() => undefined)
          return Promise.resolve()
        },
        table: (sql, values) => worker.ask(sql, values, deadline),
        query: async (sql, values, how) => {
          const answer =
            how === 'prepared'
              ? worker.askPrepared(sql, values, deadline)
              : worker.ask(sql, values, deadline)
          return (await answer).rows
        },
        script: async (sql, longer = deadline) => void (await worker.ask(sql, undefined, longer)),
      })
    } catch (error) {
      const isLost = !worker.isRunning && !(error instanceof DeadlineExceeded)
      await this.recover(worker, error)
      throw isLost ? new DatabaseAway(error) : error
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

  /** Replaces the copy in memory by the database itself, as soon as its disk has room. */
  async reopenWithRoom(): Promise<void> {
    if ((await lackOfRoom(this.dataFolder)) !== undefined) return
    await this.close()
    this.worker = undefined
    await this.running()
    this.options.log('There is room again: changes are stored.')
    this.options.listener.missed()
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
    try {
      const lack = await lackOfRoom(this.dataFolder)
      const task = lack === undefined ? 'open' : 'copy'
      const { received } = this.options.listener
      const started = await DatabaseWorker.start({ task, folder: this.folder }, received)
      this.state = lack === undefined ? 'ready' : 'read-only'
      if (lack !== undefined)
        this.options.log(
          `Nothing can be stored in ${this.dataFolder} (${lack}): what is stored is served, changes are refused ` +
            'until there is room.',
        )
      return started
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

    this.state = 'away'
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
