import type { Calls } from '../calls.ts'
import { AnswerCache } from './calls/answer-cache.ts'
import { cachedHandlers } from './calls/cached-handlers.ts'
import type { ChangeFeed } from './database/change-feed.ts'
import { dispatch } from './dispatch.ts'
import { handlersOf, type LocalDeps } from './handlers.ts'

/** For the answers of all sites together, by default. */
const usualBytes = 16_000_000

/**
 * The calls of a database, whose answers to visitors are cached until its feed reports a change. While changes do not
 * arrive, every call is read.
 */
export function openCalls(
  deps: LocalDeps,
  feed: Pick<ChangeFeed, 'onChange' | 'onMissed'>,
  bytes = usualBytes,
): Calls {
  const { database } = deps
  const cache = new AnswerCache({ bytes, isInformed: () => database.state() !== 'away' })
  feed.onChange((change) => cache.entityChanged(change))
  feed.onMissed(() => cache.clear())
  return dispatch(database, cachedHandlers(handlersOf(deps), cache))
}
