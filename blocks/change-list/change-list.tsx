import type { z } from 'zod'
import type { ContentChange, listContentChanges } from '#schemas/services/manage-sent.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { fieldWords } from '../parts/field-words.ts'
import { formatMoment } from '../parts/format.ts'
import { ManagedList } from '../parts/managed-list.tsx'
import { ManagedRow } from '../parts/managed-row.tsx'
import type { ChangeListProps } from './schema.ts'
import { strings } from './strings.ts'

type Change = z.output<typeof ContentChange>

export interface ChangeListAnswers {
  changes: z.output<typeof listContentChanges.output> | null
}

/** Changes, the last first: what was changed, how, by whom and when. */
export function ChangeList({
  id,
  props,
  data: { changes },
  page: { locale },
  query,
}: BlockProps<ChangeListProps, ChangeListAnswers>) {
  const t = strings[locale]
  const items = changes?.items ?? []
  return (
    <ManagedList
      props={props}
      list={query && { id, query }}
      locale={locale}
      words={t}
      filters={[{ prop: 'event', label: t.filter, every: t.all, choices: t.events }]}
      pagination={changes?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((change, i) => (
        <ChangeRow key={`${change.at}-${i}`} id={`${id}-${i}`} change={change} locale={locale} />
      ))}
    </ManagedList>
  )
}

function ChangeRow({ id, change, locale }: { id: string; change: Change; locale: Locale }) {
  const t = strings[locale]
  const { at, actorId, actorName, area, name, event, fields } = change
  const { labels } = fieldWords[locale]
  const who = actorId === null ? t.system : (actorName ?? t.gone)
  return (
    <ManagedRow
      id={id}
      name={name === '' ? t.nameless : name}
      state={event}
      badges={{ [event]: { label: t.events[event], colour: colours[event] ?? 'blue' } }}
      locale={locale}
    >
      <p className="text-small">
        {t.areas[area] ?? area}
        {fields.length > 0 &&
          ` · ${t.fields(fields.map((field) => labels[field] ?? field).join(', '))}`}
      </p>
      <p className="text-small text-muted">{t.by(who, formatMoment(at, locale, 'Asia/Jakarta'))}</p>
    </ManagedRow>
  )
}

const colours: Partial<Record<Change['event'], 'green' | 'red' | 'orange'>> = {
  created: 'green',
  approved: 'green',
  hidden: 'orange',
  suspended: 'orange',
  deleted: 'red',
  purged: 'red',
  erased: 'red',
  downloaded: 'orange',
}
