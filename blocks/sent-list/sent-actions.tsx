import type { SentAreaName } from '#schemas/manage/decisions.ts'
import type { Locale } from '#schemas/text.ts'
import type { ManagedAction } from '../parts/managed-action.tsx'
import type { SentOf } from './schema.ts'
import { strings } from './strings.ts'

const areas: Record<SentOf, SentAreaName> = {
  aspirations: 'aspiration',
  testimonies: 'testimony',
  comments: 'book-review',
  donations: 'donation',
}

interface Decided {
  id: string
  name: string
  of: SentOf
  locale: Locale
}

/** What can be decided about a row, by its state; only deleting asks first. */
export function sentActions({ id, name, of, locale }: Decided): ManagedAction[] {
  const t = strings[locale]
  const area = areas[of]
  const words = of === 'donations' ? t.donation : t.text
  return [
    {
      call: `POST v1/manage/${area}/approve`,
      label: words.approve,
      input: { id },
      from: ['pending', 'hidden'],
      to: 'approved',
      done: words.approved,
    },
    {
      call: `POST v1/manage/${area}/hide`,
      label: words.hide,
      input: { id },
      from: ['pending', 'approved'],
      to: 'hidden',
      done: words.hidden,
      isQuiet: true,
    },
    {
      call: `POST v1/manage/${area}/delete`,
      label: t.delete,
      input: { id },
      from: ['pending', 'approved', 'hidden'],
      to: 'deleted',
      done: t.deleted,
      isQuiet: true,
      question: { heading: t.deleteQuestion, text: <p>{t.deleteLead(name)}</p> },
    },
    {
      call: `POST v1/manage/${area}/restore`,
      label: t.restore,
      input: { id },
      from: ['deleted'],
      to: 'restored',
      done: t.restored,
    },
  ]
}
