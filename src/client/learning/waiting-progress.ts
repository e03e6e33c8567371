import type { LearningProgress } from '#schemas/services/learning.ts'
import { services } from '../service-client.ts'
import { CallFailed } from '../services/call-failed.ts'
import * as calls from '../services/endpoints/index.ts'
import { ownKeys } from '../services/own-keys.ts'
import { deleteOwn, readOwn, writeOwn } from './own-storage.ts'
import { type Progress, withProgress } from './with-progress.ts'

/** Whether a call failed because its server cannot be reached, so that it may be sent later. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof CallFailed && (error.problem === 'no-answer' || error.problem === 'too-late')

/** The progress of this session that was not sent yet, one entry a chapter. */
export const readWaiting = async (): Promise<Progress[]> =>
  (await readOwn<Progress[]>(ownKeys.progress)) ?? []

/** The answer to progress, or why there is none: it is stored until the server can be reached, or it is lost. */
export type Sent = LearningProgress | 'waiting' | 'lost'

/** Sends progress, and before it what waits. */
export const sendProgress = async (progress: Progress): Promise<Sent> =>
  send(withProgress(await readWaiting(), progress))

/** Sends what waits; undefined when nothing does. */
export async function sendWaiting(): Promise<Sent | undefined> {
  const waiting = await readWaiting()
  return waiting.length === 0 ? undefined : send(waiting)
}

/** Sends a list, and stores what the server was not reached for. What it refuses is dropped: it would refuse it again. */
async function send(all: readonly Progress[]): Promise<Sent> {
  const left: Progress[] = []
  let sent: Sent = 'lost'
  for (const one of all)
    try {
      sent = await services.callService(calls.updateProgress, one, { keepalive: true })
    } catch (error) {
      sent = isUnreached(error) ? 'waiting' : 'lost'
      if (sent === 'waiting') left.push(one)
    }
  if (left.length > 0) await writeOwn(ownKeys.progress, left)
  else deleteOwn(ownKeys.progress)
  return sent === 'waiting' && (await readWaiting()).length === 0 ? 'lost' : sent
}

/** How long to wait before sending again, where the browser does not report that its line is back. */
const againMs = 30_000

/** Sends what waits when the line is back, and calls with the answer. Stops when nothing waits. */
export function sendWhenReached(sent: (answer: LearningProgress) => void): void {
  const again = () => {
    clearTimeout(timer)
    removeEventListener('online', again)
    void sendWaiting().then((answer) => {
      if (answer === 'waiting') sendWhenReached(sent)
      else if (answer !== undefined && answer !== 'lost') sent(answer)
    })
  }
  const timer = setTimeout(again, againMs)
  addEventListener('online', again)
}
