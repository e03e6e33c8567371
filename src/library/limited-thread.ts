import { Worker } from 'node:worker_threads'
import { startDeadline } from './deadline.ts'
import { newFileNote, openFileNote } from './file-note.ts'
import { UnfinishedWork } from './layout-work.ts'
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
  private last: Promise<unknown> = Promise.resolve()

  constructor(options: LimitedThreadOptions) {
    this.options = options
    this.requestMs = options.requestMs ?? workLimits.layoutMs
  }

  /** `makeRequest` is called when its turn has come, with the thread started. */
  ask<Answer>(makeRequest: () => Request): Promise<Answer> {
    const answer = this.last.then(async () => {
      const thread = await (this.thread ??= this.start())
      const reply = replyOf(thread, this.requestMs)
      thread.postMessage(makeRequest())
      const replied = await reply
      if (typeof replied === 'string') throw await this.end(thread, replied)
      if (replied.kind === 'failed') throw new UnfinishedWork(replied.reason)
      return (replied.kind === 'done' ? replied.value : undefined) as Answer
    })
    this.last = answer.catch(() => undefined)
    return answer
  }

  /** Waits for what was asked. */
  async idle(): Promise<void> {
    await this.last
  }

  /** Waits for what was asked, and ends the thread. */
  async close(): Promise<void> {
    await this.idle()
    await (await this.thread)?.terminate()
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
    // Between two requests nobody else listens, and an error without a listener would end this process.
    thread.on('error', () => undefined)
    thread.on('exit', () => (this.thread = undefined))
    if (typeof (await replyOf(thread, Infinity)) === 'string')
      throw new Error('The thread of layouts does not start.')
    return thread
  }

  private async end(thread: Worker, end: EndOfWork): Promise<UnfinishedWork> {
    this.thread = undefined
    await thread.terminate()
    return new UnfinishedWork(reasonOfEnd(end, this.requestMs), openFileNote(this.note).read())
  }
}

/** The next reply of a thread, or why none comes. */
function replyOf(thread: Worker, deadlineMs: number): Promise<ThreadReply | EndOfWork> {
  return new Promise((resolve, reject) => {
    const settle = (reply: ThreadReply | EndOfWork) => {
      cancel()
      thread.off('message', settle).off('exit', onExit).off('error', onError)
      resolve(reply)
    }
    const onExit = () => settle('exit')
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error)
      settle('memory')
    }
    thread.on('message', settle).on('exit', onExit).on('error', onError)
    const cancel = Number.isFinite(deadlineMs)
      ? startDeadline(deadlineMs, () => settle('time'))
      : () => undefined
  })
}
