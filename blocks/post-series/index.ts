import { listPosts, readPost } from '#schemas/services/post.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { PostSeries, type PostSeriesData } from './post-series.tsx'
import { PostSeriesProps } from './schema.ts'

/** The posts of a series or a category in reading order, with those before and after the post of the page. */
export const postSeries = defineBlock<typeof PostSeriesProps, PostSeriesData>({
  type: 'post-series',
  title: 'Series of posts',
  description:
    'The posts of a series or a category in reading order, with the one before and after that of the page.',
  category: 'content',
  keywords: ['seri', 'bagian', 'artikel', 'series'],
  props: PostSeriesProps,
  needs: ({ kind, opener, post, category }) => {
    if (category !== undefined) {
      const input = { kindSlug: kind, categoryId: category, sort: 'oldest', pageSize: 100 } as const
      return { posts: need(listPosts, input) }
    }
    const first = opener ?? post
    return first === undefined ? {} : { opener: need(readPost, { kindSlug: kind, slug: first }) }
  },
  render: PostSeries,
})
