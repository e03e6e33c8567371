import type { z } from 'zod'
import type { listPodcasts } from '#schemas/services/podcast.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList, ListFilter, ListForm, ListFound } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { fillPath } from '../parts/paths.ts'
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
  const { locale } = page
  const t = strings[locale]
  const { items, pagination } = data.podcasts
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
      )}
      {list && <ListPager list={list} locale={locale} pagination={pagination} />}
    </TitledSection>
  )
}
