import type { z } from 'zod'
import type { listPodcasts, PodcastItem } from '#schemas/services/podcast.ts'
import type { BlockProps } from '../define.ts'
import { fillPath } from '#schemas/item-path.ts'
import { relatedClass } from '../parts/band.ts'
import { SearchedList } from '../parts/searched-list.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { PodcastRow } from './podcast-row.tsx'
import type { PodcastListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PodcastListData {
  podcasts: z.output<typeof listPodcasts.output>
}

/** Episodes, each linked to its own page. */
export function PodcastList({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<PodcastListProps, PodcastListData>) {
  const t = strings[page.locale]
  const { pagination } = data.podcasts
  const isOther = ({ id, slug }: PodcastItem) => id !== props.excludeId && slug !== props.excludeId
  const items = data.podcasts.items.filter(isOther).slice(0, props.limit)
  if (items.length === 0 && props.excludeId) return null

  return (
    <TitledSection
      className={relatedClass(props.excludeId)}
      props={props}
      action={props.all ? { label: t.all, href: props.all } : undefined}
    >
      <SearchedList
        list={query && { id, query }}
        locale={page.locale}
        pagination={pagination}
        words={t}
        isEmpty={items.length === 0}
      >
        <ul className="podcast-list-rows">
          {items.map((episode) => (
            <PodcastRow
              key={episode.id}
              episode={episode}
              href={fillPath(props.detail, {
                id: episode.id,
                slug: episode.slug,
                title: episode.slug,
              })}
              page={page}
            />
          ))}
        </ul>
      </SearchedList>
    </TitledSection>
  )
}
