import type { z } from 'zod'
import type { listPosts } from '#schemas/services/post.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList, ListFilter, ListForm, ListFound } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { VideoGridProps } from './schema.ts'
import { strings } from './strings.ts'
import { VideoCard } from './video-card.tsx'

export interface VideoGridData {
  videos: z.output<typeof listPosts.output>
}

/** Videos behind their posters. */
export function VideoGrid({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<VideoGridProps, VideoGridData>) {
  const { locale } = page
  const t = strings[locale]
  const { items, pagination } = data.videos
  const list = query && { id, query }

  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      {list && <ListForm list={list} locale={locale} label={t.search} />}
      {list && <ListFilter list={list} prop="category" label={t.filterBy} every={t.every} />}
      {list && items.length > 0 && (
        <ListFound list={list} locale={locale} count={pagination.totalItems} />
      )}
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={t.none} />
      ) : (
        <ul className="video-grid">
          {items.map((post) => (
            <VideoCard key={post.id} post={post} detail={props.detail} page={page} />
          ))}
        </ul>
      )}
      {list && <ListPager list={list} locale={locale} pagination={pagination} />}
    </TitledSection>
  )
}
