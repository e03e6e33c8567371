import type { Pagination } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { ManagedList } from '../parts/managed-list.tsx'
import { ManagedRow } from '../parts/managed-row.tsx'
import type { SentListProps, SentOf } from './schema.ts'
import { sentActions } from './sent-actions.tsx'
import { linesOf, type SentRow } from './sent-lines.ts'
import { strings } from './strings.ts'

export interface SentListAnswers {
  sent: { items: SentRow[]; pagination: Pagination } | null
}

/** What visitors sent, the newest first, whole; each with what can be decided about it. */
export function SentList({
  id,
  props,
  data: { sent },
  page,
  query,
}: BlockProps<SentListProps, SentListAnswers>) {
  const t = strings[page.locale]
  const items = sent?.items ?? []
  return (
    <ManagedList
      props={props}
      list={query && { id, query }}
      locale={page.locale}
      words={{ search: t.search, none: t.none[props.state] }}
      filters={[
        { prop: 'of', label: t.chooseKind, choices: t.kinds },
        { prop: 'state', label: t.chooseState, choices: t.tabs },
      ]}
      pagination={sent?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((row) => (
        <Sent key={row.id} row={row} of={props.of} locale={page.locale} />
      ))}
    </ManagedList>
  )
}

interface SentProps {
  row: SentRow
  of: SentOf
  locale: Locale
}

function Sent({ row, of, locale }: SentProps) {
  const t = strings[locale]
  const { name, state, details, message, when } = linesOf(row, of, locale)
  return (
    <ManagedRow
      id={`sent-${row.id}`}
      name={name}
      state={state}
      badges={{
        pending: { label: t.states.pending, colour: 'orange' },
        approved: { label: t.states.approved, colour: 'green' },
        hidden: { label: t.states.hidden, colour: 'blue' },
        deleted: { label: t.states.deleted, colour: 'red' },
        restored: { label: t.states.restored, colour: 'blue' },
      }}
      actions={sentActions({ id: row.id, name, of, locale })}
      locale={locale}
    >
      {details.length > 0 && <p className="text-small">{details.join(' · ')}</p>}
      {message !== '' && <p className="managed-words">{message}</p>}
      <p className="text-small text-muted">{when}</p>
    </ManagedRow>
  )
}
