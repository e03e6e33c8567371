import { parentPort } from 'node:worker_threads'
import { watchLayouts } from './watch.ts'

/** A request to the thread that watches folders. */
export type WatchRequest =
  | { kind: 'watch'; id: number; root: string; since: number }
  | { kind: 'stop'; id: number }

/** What the thread sends about the watch with this id; `names` as `WatchListeners.changed` gets them. */
export type WatchReply =
  | { kind: 'changed'; id: number; names: readonly string[] | undefined }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'stopped'; id: number }

/** Watches the folders that a `WatchThread` asks for, in this thread. */
export function serveWatch(): void {
  const stops = new Map<number, () => Promise<void>>()
  const send = (reply: WatchReply) => parentPort?.postMessage(reply)
  parentPort?.on('message', (request: WatchRequest) => {
    const { id } = request
    if (request.kind === 'watch')
      stops.set(
        id,
        watchLayouts(
          request.root,
          {
            changed: (names) => send({ kind: 'changed', id, names }),
            failed: (error) => send({ kind: 'failed', id, reason: String(error) }),
          },
          request.since,
        ),
      )
    else
      void stops
        .get(id)?.()
        .finally(() => {
          stops.delete(id)
          send({ kind: 'stopped', id })
        })
  })
}
