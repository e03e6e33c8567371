import type { z } from 'zod'
import type { listGalleries } from '#schemas/services/gallery.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { Album } from './album.tsx'
import type { GalleryGridProps } from './schema.ts'
import { strings } from './strings.ts'

export interface GalleryGridData {
  galleries: z.output<typeof listGalleries.output>
}

/** Albums with their photos. */
export function GalleryGrid({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<GalleryGridProps, GalleryGridData>) {
  const t = strings[page.locale]
  const list = query && { id, query }
  const items = data.galleries.items.slice(0, props.limit)

  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      {items.length === 0 ? (
        <EmptyList list={list} locale={page.locale} none={t.none} />
      ) : (
        <ul className="gallery-grid-albums">
          {items.map((album) => (
            <Album key={album.id} album={album} shown={props.photos} locale={page.locale} />
          ))}
        </ul>
      )}
      {list && (
        <ListPager list={list} locale={page.locale} pagination={data.galleries.pagination} />
      )}
    </TitledSection>
  )
}
