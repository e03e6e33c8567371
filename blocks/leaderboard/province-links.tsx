import type { Locale } from '#schemas/text.ts'
import { listHref, queryValue, type QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

interface ProvinceLinksProps {
  list: QueriedList
  locale: Locale
}

/** The provinces as links that choose one, behind the name of the chosen one; nothing where none can be chosen. */
export function ProvinceLinks({ list, locale }: ProvinceLinksProps) {
  const declared = queryValue(list, 'province')
  if (declared?.of === undefined) return null
  const t = strings[locale]
  const { of, value, names = {} } = declared
  const chosen = typeof value === 'string' ? (names[value] ?? value) : t.everyProvince
  return (
    <details className="leaderboard-filter">
      <summary className="filter-choice">
        {t.province}: <strong>{chosen}</strong>
      </summary>
      <nav aria-label={t.chooseProvince}>
        <ul className="leaderboard-provinces">
          {['', ...of].map((slug) => (
            <li key={slug}>
              <a
                className="leaderboard-province"
                href={listHref(list, { province: slug })}
                aria-current={slug === (value ?? '') ? 'true' : undefined}
              >
                {slug === '' ? t.everyProvince : (names[slug] ?? slug)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
