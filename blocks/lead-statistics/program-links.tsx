import type { ProgramItem } from '#schemas/services/program.ts'
import type { Locale } from '#schemas/text.ts'
import { listHref, type QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

interface ProgramLinksProps {
  programs: readonly ProgramItem[]
  chosen: string | undefined
  list: QueriedList
  locale: Locale
}

/** The programs as links that choose one; nothing without programs. */
export function ProgramLinks({ programs, chosen, list, locale }: ProgramLinksProps) {
  const t = strings[locale]
  if (programs.length === 0) return null
  const choices = [{ slug: undefined, name: t.all }, ...programs]
  return (
    <nav aria-label={t.choose}>
      <ul className="filter">
        {choices.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <a
              className="filter-choice"
              href={listHref(list, { program: slug })}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
