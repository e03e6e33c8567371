import { listPosts } from '#schemas/services/post.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { VideoGrid, type VideoGridData } from './video-grid.tsx'
import { VideoGridProps } from './schema.ts'
/** Videos behind their posters, newest first; the links lead to their pages or to the videos. */
export const videoGrid = defineBlock<typeof VideoGridProps, VideoGridData>({
  type: 'video-grid',
  title: 'Videos',
  description:
    'Videos behind their posters, newest first; nothing of another site is loaded before a visitor follows a link.',
  category: 'content',
  keywords: ['video', 'rekaman', 'youtube'],
  props: VideoGridProps,
  needs: ({ kind, limit, page, search, category }) => ({
    videos: need(listPosts, {
      kindSlug: kind,
      pageSize: limit,
      page: page > 1 ? page : undefined,
      search,
      categoryId: category,
    }),
  }),
  render: VideoGrid,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
