import { Worker } from 'node:worker_threads'
import type { WatchReply, WatchRequest } from './serve-watch.ts'
import type { WatchListeners } from './watch-root.ts'

/**
 * Watches folders of layouts in a thread of its own: to list thousands of folders, or to forget them when they are moved
 * away, takes seconds of computing.
 */
export class WatchThread {
  private readonly script: () => Promise<URL>
  private readonly listeners = new Map<number, WatchListeners>()
  private readonly stopped = new Map<number, () => void>()
  private thread: Promise<Worker> | undefined
  private lastId = 0

  /** The script calls `serveWatch`. */
  constructor(script: () => Promise<URL>) {
    this.script = script
  }

  /** Watches a folder, as `watchLayouts` does. Returns a function that stops watching. */
  watch(root: string, listeners: WatchListeners, since = Date.now()): () => Promise<void> {
    const id = ++this.lastId
    this.listeners.set(id, listeners)
    const asked = this.ask({ kind: 'watch', id, root, since }).catch(listeners.failed)
    return async () => {
      await asked
      if (!this.listeners.has(id)) return
      const stopped = new Promise<void>((resolve) => this.stopped.set(id, resolve))
      await this.ask({ kind: 'stop', id })
      await stopped
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.listeners.clear()
    await (await this.thread)?.terminate()
  }

  private async ask(request: WatchRequest): Promise<void> {
    const thread = await (this.thread ??= this.start())
    thread.postMessage(request)
  }

  private async start(): Promise<Worker> {
    const thread = new Worker(await this.script(), { execArgv: [] })
    thread.on('message', (reply: WatchReply) => this.take(reply))
    const end = (error: unknown) => {
      const listening = [...this.listeners.values()]
      const stopping = [...this.stopped.values()]
      this.listeners.clear()
      this.stopped.clear()
      this.thread = undefined
      for (const { failed } of listening) failed(error)
      for (const resolve of stopping) resolve()
    }
    thread.on('error', end)
    thread.on('exit', (code) => end(new Error(`The thread that watches ended with ${code}.`)))
    return thread
  }

  private take(reply: WatchReply): void {
    const { id } = reply
    if (reply.kind === 'changed') this.listeners.get(id)?.changed(reply.names)
    else if (reply.kind === 'failed') this.listeners.get(id)?.failed(new Error(reply.reason))
    else {
      this.listeners.delete(id)
      this.stopped.get(id)?.()
      this.stopped.delete(id)
    }
  }
}
