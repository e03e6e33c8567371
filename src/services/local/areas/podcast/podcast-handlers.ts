import type { Handler } from '../../calls/handler.ts'
import { listPodcastsHandler, readPodcastHandler } from './podcasts.ts'

/** Podcast episodes. */
export const podcastHandlers: Handler[] = [listPodcastsHandler, readPodcastHandler]
