import type { Locale } from '#schemas/text.ts'
import { Actions } from '../parts/actions.tsx'
import { formatDay } from '../parts/format.ts'
import type { PortfolioCaseProps } from './schema.ts'
import { strings } from './strings.ts'

interface CaseFactsProps {
  props: PortfolioCaseProps
  locale: Locale
}

/** For whom and when, as far as the case says it; nothing when it says neither. */
export function CaseFacts({ props, locale }: CaseFactsProps) {
  const t = strings[locale]
  const { clientName, date, batchs, projectLink, video } = props
  const actions = [
    ...(projectLink ? [{ label: t.visit, href: projectLink }] : []),
    ...(video && !video.thumbnail ? [{ label: t.video, href: video.link }] : []),
  ]
  const hasFacts = Boolean(clientName) || Boolean(date) || batchs.length > 0
  if (!hasFacts && actions.length === 0) return null
  return (
    <aside className="portfolio-case-facts" aria-label={t.facts}>
      {hasFacts && (
        <dl className="grid gap-4">
          {clientName && (
            <div>
              <dt className="text-tiny text-muted">{t.client}</dt>
              <dd className="font-semibold">{clientName}</dd>
            </div>
          )}
          {date && (
            <div>
              <dt className="text-tiny text-muted">{t.date}</dt>
              <dd className="font-semibold">
                <time dateTime={date}>{formatDay(date, locale)}</time>
              </dd>
            </div>
          )}
          {batchs.length > 0 && (
            <div>
              <dt className="text-tiny text-muted">{t.batches}</dt>
              {batchs.map((batch) => (
                <dd key={`${batch.label} ${batch.date}`}>
                  <span className="font-semibold">{batch.label}</span>,{' '}
                  <time dateTime={batch.date}>{formatDay(batch.date, locale)}</time>
                </dd>
              ))}
            </div>
          )}
        </dl>
      )}
      <Actions actions={actions} />
    </aside>
  )
}
