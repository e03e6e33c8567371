import { listBookReviews } from '#schemas/services/rest.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { rowsOf } from '#schemas/row-pages.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { CommentBook, type CommentBookData } from './comment-book.tsx'
import { CommentBookProps } from './schema.ts'
/** What visitors wrote in the comment book, newest first, after the staff of the site approved it. */
export const commentBook = defineBlock<typeof CommentBookProps, CommentBookData>({
  type: 'comment-book',
  title: 'Comment book',
  description:
    'What visitors wrote in the comment book, newest first, with their ratings; only what the staff approved.',
  category: 'proof',
  keywords: ['buku tamu', 'komentar', 'ulasan'],
  props: CommentBookProps,
  needs: (props) => ({ reviews: need(listBookReviews, rowsOf(props)) }),
  render: CommentBook,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
