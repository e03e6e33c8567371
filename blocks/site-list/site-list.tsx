import type { z } from 'zod'
import { fillPath } from '#schemas/item-path.ts'
import type { listSites, ManagedSite } from '#schemas/services/site.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { ManagedList } from '../parts/managed-list.tsx'
import { ManagedRow } from '../parts/managed-row.tsx'
import type { SiteListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface SiteListAnswers {
  sites: z.output<typeof listSites.output> | null
}

/** Sites by their ids; each leads to the page on which it is changed. */
export function SiteList({
  id,
  props,
  data: { sites },
  page: { locale },
  query,
}: BlockProps<SiteListProps, SiteListAnswers>) {
  const t = strings[locale]
  const items = sites?.items ?? []
  return (
    <ManagedList
      props={props}
      list={query && { id, query }}
      locale={locale}
      words={t}
      filters={[{ prop: 'state', label: t.chooseState, every: t.all, choices: t.states }]}
      action={props.create ? { label: t.create, href: props.create } : undefined}
      pagination={sites?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((site) => (
        <SiteRow
          key={site.id}
          site={site}
          href={fillPath(props.site, { id: site.id })}
          locale={locale}
        />
      ))}
    </ManagedList>
  )
}

interface SiteRowProps {
  site: ManagedSite
  href: string
  locale: Locale
}

function SiteRow({ site, href, locale }: SiteRowProps) {
  const t = strings[locale]
  const { id, title, layout, wantedLayout, hosts, origin, isOfLayout, isMaintenance } = site
  // The address below has the first of them.
  const more = hosts.filter(({ host, owner }) => owner === id && host !== new URL(origin).hostname)
  const lost = hosts.filter(({ owner }) => owner !== id)
  return (
    <ManagedRow
      id={`site-${id}`}
      name={title}
      heading={
        <a className="managed-link" href={href}>
          {title}
        </a>
      }
      state={isMaintenance ? 'maintenance' : 'open'}
      badges={{
        open: { label: t.states.open, colour: 'green' },
        maintenance: { label: t.states.maintenance, colour: 'orange' },
      }}
      locale={locale}
    >
      <p className="text-small text-muted">
        <a className="managed-link" href={origin} rel="noopener">
          {origin}
        </a>
        {` · ${id}`}
        {(layout !== id || !isOfLayout) && ` · ${t.layout(layout)}`}
        {isOfLayout && ` · ${t.ofLayout}`}
      </p>
      {wantedLayout !== layout && <p className="managed-error">{t.missing(wantedLayout)}</p>}
      {lost.map(({ host, owner }) => (
        <p key={host} className="managed-error">
          {t.lost(host, owner)}
        </p>
      ))}
      {more.length > 0 && (
        <p className="text-small text-muted">{t.more(more.map(({ host }) => host).join(', '))}</p>
      )}
    </ManagedRow>
  )
}
