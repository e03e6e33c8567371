import { parentPort } from 'node:worker_threads'
import { threadCpuFile } from './thread-cpu.ts'
import type { ThreadReply } from './thread-messages.ts'
import { reasonOfError } from './unfinished.ts'

/** Answers the requests of a `LimitedThread` in this thread; an error becomes its reason. */
export function serveThread<Request>(answer: (request: Request) => unknown): void {
  const send = (reply: ThreadReply) => parentPort?.postMessage(reply)
  const reply = async (request: Request) => {
    try {
      send({ kind: 'done', value: await answer(request) })
    } catch (error) {
      send({ kind: 'failed', reason: reasonOfError(error) })
    }
  }
  parentPort?.on('message', (request: Request) => void reply(request))
  send({ kind: 'ready', cpuFile: threadCpuFile() })
}
