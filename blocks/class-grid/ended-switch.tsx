import type { Locale } from '#schemas/text.ts'
import { listHref, queryValue, type QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

interface EndedSwitchProps {
  list: QueriedList
  locale: Locale
  count: number | undefined
}

/** A link that shows or hides the classes that have ended; nothing without any, and where a state is chosen. */
export function EndedSwitch({ list, locale, count = 0 }: EndedSwitchProps) {
  const ended = queryValue(list, 'ended')
  const hasState = queryValue(list, 'state')?.value !== undefined
  if (ended === undefined || hasState || count === 0) return null
  const isShown = ended.value === 'shown'
  const t = strings[locale]
  return (
    <p className="list-switch">
      <a className="link-more" href={listHref(list, { ended: isShown ? 'hidden' : 'shown' })}>
        {isShown ? t.hideEnded(count) : t.showEnded(count)}
      </a>
    </p>
  )
}
