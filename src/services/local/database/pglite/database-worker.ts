import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { DeadlineExceeded, type Table } from '../backend.ts'
import type { ErrorFields, Message, Reply, Statement, WorkerTask } from './worker-protocol.ts'
import { compiledProgram } from './compiled-program.ts'
import { requireWorkerFile } from './worker-file.ts'

interface Pending {
  resolve: (table: Table) => void
  reject: (error: unknown) => void
}

const openingDeadline = 120_000
const forcedDeadline = 5000

/** An error of the database for a statement, with its SQLSTATE as `code`. */
class StatementError extends Error {
  override name = 'StatementError'
  readonly code?: string

  constructor({ message, ...fields }: ErrorFields) {
    super(message)
    Object.assign(this, fields)
  }
}

/** PGlite in a thread. After the thread has ended, every call rejects with the reason. */
export class DatabaseWorker {
  private readonly worker: Worker
  private readonly pending = new Map<number, Pending>()
  private readonly ended: Promise<void>
  private readonly onNews: (payload: string) => void
  private lastId = 0
  /** What is asked before the event loop goes on: every message wakes the thread, and its answer this one. */
  private asked: Statement[] = []
  private end: Error | undefined

  private constructor(worker: Worker, onNews: (payload: string) => void) {
    this.onNews = onNews
    this.worker = worker
    this.worker.on('message', (replies: Message) => {
      for (const reply of replies) this.resolvePending(reply)
    })
    this.worker.on('error', (error) => this.fail(error))
    this.ended = new Promise((resolve) => this.worker.once('exit', () => resolve()))
    void this.ended.then(() => this.fail(new Error('The database thread has ended.')))
  }

  /** Resolves when the task of the thread is done, or its database is ready. */
  static async start(
    task: Omit<WorkerTask, 'program'>,
    onNews: (payload: string) => void = () => undefined,
  ): Promise<DatabaseWorker> {
    const workerData: WorkerTask = { ...task, program: await compiledProgram() }
    const options = { workerData, name: 'database', execArgv: [] }
    const started = new DatabaseWorker(new Worker(await requireWorkerFile(), options), onNews)
    await started.expect(0, openingDeadline)
    return started
  }

  get isRunning(): boolean {
    return this.end === undefined
  }

  /**
   * Ends the thread when there is no answer before the deadline. Without values, several statements may run.
   */
  ask(sql: string, values: unknown[] | undefined, deadline: number): Promise<Table> {
    return this.request(values === undefined ? { sql } : { sql, values }, deadline)
  }

  /** Begins a transaction: when it fails, what is asked next has its error and does not run, until ROLLBACK. */
  begin(sql: string, deadline: number): Promise<Table> {
    return this.request({ sql, begins: true }, deadline)
  }

  /** The same for a statement that is planned once. */
  askPrepared(sql: string, values: unknown[], deadline: number): Promise<Table> {
    return this.request({ sql, values, isPrepared: true }, deadline)
  }

  private request(statement: Omit<Statement, 'id'>, deadline: number) {
    const id = ++this.lastId
    const answer = this.expect(id, deadline)
    this.asked.push({ id, ...statement })
    if (this.asked.length === 1) process.nextTick(() => this.sendAsked())
    return answer
  }

  /** Closes the database and ends the thread, by force when closing exceeds the deadline. */
  async close(deadline: number): Promise<void> {
    if (this.isRunning) {
      this.sendAsked()
      this.worker.postMessage('close')
      await this.hasEnded(deadline)
    }
    void this.worker.terminate()
    await this.hasEnded(forcedDeadline)
  }

  private async hasEnded(deadline: number): Promise<void> {
    const timer = new AbortController()
    await Promise.race([this.ended, sleep(deadline, undefined, { signal: timer.signal })])
    timer.abort()
  }

  private async expect(id: number, deadline: number): Promise<Table> {
    if (this.end !== undefined) throw this.end
    const timer = setTimeout(() => this.fail(new DeadlineExceeded(deadline)), deadline)
    try {
      return await new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }))
    } finally {
      clearTimeout(timer)
      this.pending.delete(id)
    }
  }

  private resolvePending(reply: Reply) {
    if (reply.kind === 'news') this.onNews(reply.payload)
    else if (reply.kind === 'ready') this.pending.get(0)?.resolve({ rows: [], names: [] })
    else if (reply.kind === 'rows') this.pending.get(reply.id)?.resolve(reply)
    else this.pending.get(reply.id)?.reject(new StatementError(reply.error))
  }

  private fail(reason: Error) {
    this.end ??= reason
    void this.worker.terminate()
    for (const { reject } of this.pending.values()) reject(this.end)
  }

  private sendAsked() {
    const asked = this.asked
    this.asked = []
    if (asked.length > 0) this.worker.postMessage(asked)
  }
}
