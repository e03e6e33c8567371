import { type ChangeFeed, createChangeFeed } from '../database/change-feed.ts'
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts'
import { offerCopies } from './running-copy.ts'

/** Opens the database of a server with the feed of its changes. Other processes can ask for a copy until it is closed. */
export async function openServedDatabase(
  options: DatabaseOptions,
): Promise<Awaited<ReturnType<typeof openDatabase>> & { feed: ChangeFeed }> {
  const { folder, log } = options
  const feed = createChangeFeed((error) => log('A listener failed', { reason: String(error) }))
  const { database, backend } = await openDatabase(options, feed)
  const stopCopies = await offerCopies(folder, backend, log)
  const close = async () => {
    await stopCopies()
    await database.close()
  }
  return { database: { ...database, close }, backend, feed }
}
