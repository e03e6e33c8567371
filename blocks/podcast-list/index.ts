import { listPodcasts } from '#schemas/services/podcast.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { PodcastList, type PodcastListData } from './podcast-list.tsx'
import { PodcastListProps } from './schema.ts'
/** Episodes of the podcast, newest first; visitors may search and filter by category. */
export const podcastList = defineBlock<typeof PodcastListProps, PodcastListData>({
  type: 'podcast-list',
  title: 'Podcast episodes',
  description:
    'Episodes of the podcast, newest first, with who speaks and how long they take; visitors may search.',
  category: 'content',
  keywords: ['siniar', 'podcast', 'episode'],
  props: PodcastListProps,
  needs: ({ limit, page, search, category, excludeId }) => ({
    podcasts: need(listPodcasts, {
      // One more, in place of the episode that is left out.
      pageSize: excludeId ? limit + 1 : limit,
      page: page > 1 ? page : undefined,
      search,
      categorySlug: category,
    }),
  }),
  render: PodcastList,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
