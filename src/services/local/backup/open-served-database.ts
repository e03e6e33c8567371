import { type ChangeFeed, createChangeFeed } from '../database/change-feed.ts'
import {
  type DatabaseOptions,
  type OpenedDatabase,
  openUnchecked,
} from '../database/open-database.ts'
import { requireRls } from '../database/require-rls.ts'
import { offerCopies } from './running-copy.ts'

/**
 * Opens the database of a server with the feed of its changes; `check` throws unless it separates the sites. Other
 * processes can ask for a copy until it is closed.
 */
export async function openServedDatabase(
  options: DatabaseOptions,
): Promise<OpenedDatabase & { feed: ChangeFeed; check(): Promise<void> }> {
  const { folder, log } = options
  const feed = createChangeFeed((error) => log('A listener failed', { reason: String(error) }))
  const { database, backend } = await openUnchecked(options, feed)
  const stopCopies = await offerCopies(folder, backend, log)
  const close = async () => {
    await stopCopies()
    await database.close()
  }
  return { database: { ...database, close }, backend, feed, check: () => requireRls(backend) }
}
