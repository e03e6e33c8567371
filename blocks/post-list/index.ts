import { listPosts } from '#schemas/services/post.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { PostList, type PostListData } from './post-list.tsx'
import { PostListProps } from './schema.ts'

/** News, blog posts or articles as cards, as dated lines or behind a large first one. */
export const postList = defineBlock<typeof PostListProps, PostListData>({
  type: 'post-list',
  title: 'Posts',
  description: 'Posts of one kind (news, blog, article), newest first unless told otherwise.',
  category: 'content',
  keywords: ['berita', 'artikel', 'blog', 'news'],
  props: PostListProps,
  needs: ({ kind, limit, page, search, sort, category, excludeId }) => ({
    posts: need(listPosts, {
      kindSlug: kind,
      pageSize: limit,
      page: page > 1 ? page : undefined,
      search,
      sort,
      categoryId: category,
      excludeId,
    }),
  }),
  render: PostList,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
