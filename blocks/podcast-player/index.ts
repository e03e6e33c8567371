import type { PageContext } from '#schemas/page-boot.ts'
import { readPodcast, type PodcastDetail } from '#schemas/services/podcast.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { PodcastPlayer, type PodcastPlayerData } from './podcast-player.tsx'
import { PodcastPlayerProps } from './schema.ts'

const toEpisode = (podcast: PodcastDetail, page: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'PodcastEpisode',
  name: podcast.title,
  description: podcast.summary,
  ...(podcast.cover ? { image: podcast.cover } : {}),
  datePublished: podcast.publishedAt,
  timeRequired: `PT${podcast.seconds}S`,
  ...(podcast.audio
    ? { associatedMedia: { '@type': 'MediaObject', contentUrl: podcast.audio } }
    : {}),
  actor: podcast.speakers.map((name) => ({ '@type': 'Person', name })),
  partOfSeries: { '@type': 'PodcastSeries', name: page.site.title, url: page.base || '/' },
  publisher: organisationOf(page),
})

/** One episode to hear with the browser’s own player, and its notes, under the page’s h1. */
export const podcastPlayer = defineBlock<typeof PodcastPlayerProps, PodcastPlayerData>({
  type: 'podcast-player',
  title: 'Podcast episode',
  description:
    'One episode to hear with the browser’s own player, and its notes. Draws the page’s h1.',
  category: 'content',
  keywords: ['siniar', 'podcast', 'audio'],
  props: PodcastPlayerProps,
  needs: ({ episode }) => ({ podcast: need(readPodcast, { id: episode }) }),
  render: PodcastPlayer,
  csp: { media: true },
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => (data.podcast ? toEpisode(data.podcast, page) : null),
})
