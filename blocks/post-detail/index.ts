import type { PageContext } from '#schemas/page-boot.ts'
import { readPost, type PostDetail as Post } from '#schemas/services/post.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { PostDetail, type PostDetailData } from './post-detail.tsx'
import { PostDetailProps } from './schema.ts'

const toArticle = (post: Post, page: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: post.title,
  description: post.summary,
  ...(post.cover ? { image: post.cover } : {}),
  ...(post.category ? { articleSection: post.category.name } : {}),
  datePublished: post.publishedAt,
  ...(post.updatedAt ? { dateModified: post.updatedAt } : {}),
  author: post.author ? { '@type': 'Person', name: post.author } : organisationOf(page),
  inLanguage: post.language ?? page.locale,
  timeRequired: `PT${post.minutes}M`,
  publisher: organisationOf(page),
})

/** One post with its title, date and text, under the page's h1. */
export const postDetail = defineBlock<typeof PostDetailProps, PostDetailData>({
  type: 'post-detail',
  title: 'Post',
  description: 'One news item, blog post or article to read. Draws the page’s h1.',
  category: 'content',
  keywords: ['berita', 'artikel', 'article'],
  props: PostDetailProps,
  needs: ({ kind, slug, id }) => ({ post: need(readPost, { kindSlug: kind, slug, id }) }),
  render: PostDetail,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => (data.post ? toArticle(data.post, page) : null),
})
