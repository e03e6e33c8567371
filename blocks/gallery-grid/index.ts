import { listGalleries } from '#schemas/services/gallery.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { GalleryGrid, type GalleryGridData } from './gallery-grid.tsx'
import { GalleryGridProps } from './schema.ts'
/** Albums of photos, the latest first. */
export const galleryGrid = defineBlock<typeof GalleryGridProps, GalleryGridData>({
  type: 'gallery-grid',
  title: 'Albums',
  description: 'Albums of photos, the latest first, each with its place, its day and captions.',
  category: 'content',
  keywords: ['galeri', 'foto', 'album'],
  props: GalleryGridProps,
  needs: ({ page }) => ({ galleries: need(listGalleries, { page: page > 1 ? page : undefined }) }),
  render: GalleryGrid,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
