import { Worker } from 'node:worker_threads'
import { startDeadline } from './deadline.ts'
import { newFileNote, openFileNote } from './file-note.ts'
import { UnfinishedWork } from './layout-work.ts'
import { threadClock } from './thread-cpu.ts'
import type { ThreadReply } from './thread-messages.ts'
import { reasonOfEnd, type EndOfWork } from './unfinished.ts'
import { workLimits } from './work-limits.ts'

export interface LimitedThreadOptions {
  /** The script, which calls `serveThread`. */
  script: () => Promise<URL>
  /** What the script gets as `workerData`, besides the note. */
  data?: object
  /** Milliseconds of computing for one request; by default those of `workLimits`. */
  requestMs?: number
  /** Milliseconds without a request after which the thread is ended; by default it stays. */
  idleMs?: number
  /** Called before a new thread is started, which knows nothing of what others were sent. */
  onStart?: () => void
}

/**
 * A thread that answers requests one by one. It is ended when one takes too much time or memory, which rejects that
 * request with `UnfinishedWork`; the next one gets a new thread.
 */
export class LimitedThread<Request> {
  private readonly options: LimitedThreadOptions
  private readonly note = newFileNote()
  private readonly requestMs: number
  private thread: Promise<Worker> | undefined
  private cpuFile: string | undefined
  private waiting = 0
  private idleTimer: NodeJS.Timeout | undefined
  private last: Promise<unknown> = Promise.resolve()

  constructor(options: LimitedThreadOptions) {
    this.options = options
    this.requestMs = options.requestMs ?? workLimits.layoutMs
  }

  /** `makeRequest` is called when its turn has come, with the thread started. */
  ask<Answer>(makeRequest: () => Request): Promise<Answer> {
    this.waiting++
    clearTimeout(this.idleTimer)
    const answer = this.last.then(async () => {
      const thread = await (this.thread ??= this.startOnce())
      const reply = replyOf(thread, { ms: this.requestMs, cpuFile: this.cpuFile })
      thread.postMessage(makeRequest())
      const replied = await reply
      if (typeof replied === 'string') throw await this.end(thread, replied)
      if (replied.kind === 'failed') throw new UnfinishedWork(replied.reason)
      return (replied.kind === 'done' ? replied.value : undefined) as Answer
    })
    this.last = answer.then(
      () => this.rest(),
      () => this.rest(),
    )
    return answer
  }

  /** Ends the thread after a while, unless it is asked again. */
  private rest(): void {
    this.waiting--
    const { idleMs } = this.options
    if (this.waiting > 0 || idleMs === undefined) return
    this.idleTimer = setTimeout(() => {
      const thread = this.thread
      this.thread = undefined
      void thread?.then((one) => one.terminate())
    }, idleMs).unref()
  }

  /** Waits for what was asked. */
  async untilIdle(): Promise<void> {
    await this.last
  }

  /** Waits for what was asked, and ends the thread. */
  async close(): Promise<void> {
    await this.untilIdle()
    clearTimeout(this.idleTimer)
    await (await this.thread)?.terminate()
  }

  /** A thread that ended is forgotten, unless another took its place. */
  private startOnce(): Promise<Worker> {
    const started = this.start()
    const forget = () => {
      if (this.thread === started) this.thread = undefined
    }
    started.then((thread) => thread.once('exit', forget), forget)
    return started
  }

  private async start(): Promise<Worker> {
    this.options.onStart?.()
    openFileNote(this.note).write('')
    const thread = new Worker(await this.options.script(), {
      workerData: { ...this.options.data, note: this.note },
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: workLimits.heapMb,
        maxYoungGenerationSizeMb: workLimits.youngHeapMb,
      },
    })
    // Between two requests there is no other listener, and an error event without one would end this process.
    thread.on('error', () => undefined)
    const first = await replyOf(thread)
    if (typeof first === 'string' || first.kind !== 'ready')
      throw new Error('The thread of layouts does not start.')
    this.cpuFile = first.cpuFile
    return thread
  }

  private async end(thread: Worker, end: EndOfWork): Promise<UnfinishedWork> {
    this.thread = undefined
    await thread.terminate()
    return new UnfinishedWork(reasonOfEnd(end, this.requestMs), openFileNote(this.note).read())
  }
}

interface Deadline {
  ms: number
  cpuFile: string | undefined
}

/** The next reply of a thread, or why none comes. */
function replyOf(thread: Worker, deadline?: Deadline): Promise<ThreadReply | EndOfWork> {
  return new Promise((resolve, reject) => {
    const finish = (reply: ThreadReply | EndOfWork) => {
      cancel()
      thread.off('message', finish).off('exit', onExit).off('error', onError)
      resolve(reply)
    }
    const onExit = () => finish('exit')
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error)
      finish('memory')
    }
    thread.on('message', finish).on('exit', onExit).on('error', onError)
    const cancel =
      deadline === undefined
        ? () => undefined
        : startDeadline(deadline.ms, () => finish('time'), threadClock(deadline.cpuFile))
  })
}
