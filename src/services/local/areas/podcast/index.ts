import { listPodcasts, readPodcast } from '#schemas/services/podcast.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveListPodcasts, serveReadPodcast } from './podcasts.ts'

/** What this area fulfils. */
export const podcastBindings = (database: Database): Binding[] => [
  bind(listPodcasts, serveListPodcasts(database)),
  bind(readPodcast, serveReadPodcast(database)),
]
