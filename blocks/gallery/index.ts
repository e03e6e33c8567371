import { defineBlock } from '../define.ts'
import { Gallery } from './gallery.tsx'
import { GalleryProps } from './schema.ts'

/** Pictures that are listed here. A press enlarges one over the page, or leads to it where there are no scripts. */
export const gallery = defineBlock({
  type: 'gallery',
  title: 'Gallery',
  description: 'Pictures with captions in a grid or columns; a press enlarges one over the page.',
  category: 'content',
  keywords: ['galeri', 'foto', 'photos', 'lightbox'],
  props: GalleryProps,
  island: ({ enlarge, items }) => (enlarge && items.length > 0 ? 'visible' : undefined),
  render: Gallery,
})
