import type { z } from 'zod'
import type { listPosts } from '#schemas/services/post.ts'
import type { BlockProps } from '../define.ts'
import { SearchedList } from '../parts/searched-list.tsx'
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
  const t = strings[page.locale]
  const { items, pagination } = data.videos

  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      <SearchedList
        list={query && { id, query }}
        locale={page.locale}
        pagination={pagination}
        words={t}
        isEmpty={items.length === 0}
      >
        <ul className="video-grid">
          {items.map((post) => (
            <VideoCard key={post.id} post={post} detail={props.detail} page={page} />
          ))}
        </ul>
      </SearchedList>
    </TitledSection>
  )
}
