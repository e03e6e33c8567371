import { defineBlock } from '../define.ts'
import { BookList } from './book-list.tsx'
import { BookListProps } from './schema.ts'
/** Books with their covers, authors and a few words. */
export const bookList = defineBlock({
  type: 'book-list',
  title: 'Books',
  description:
    'Books of the site with covers, authors and a few words; a link leads to where each is read or ordered.',
  category: 'content',
  keywords: ['buku', 'bacaan', 'reading'],
  props: BookListProps,

  render: BookList,
})
