import type { TaughtClass } from '#schemas/services/teaching.ts'
import type { Locale } from '#schemas/text.ts'
import { stateLabels } from '../parts/class-badge.tsx'
import { formatDay } from '../parts/format.ts'
import { listHref, type QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

interface TaughtClassesProps {
  classes: readonly TaughtClass[]
  list: QueriedList | undefined
  locale: Locale
}

/** Classes with their learners and the mean progress; each leads to its learners where visitors may choose. */
export function TaughtClasses({ classes, list, locale }: TaughtClassesProps) {
  const t = strings[locale]
  return (
    <ul className="managed">
      {classes.map(({ id, name, slug, state, learners, seats, percent, startsAt, endsAt }) => (
        <li key={id} className="managed-row">
          <div className="managed-head">
            <h3 className="text-heading">{name}</h3>
            <span className="badge badge-blue">{stateLabels[locale][state]}</span>
          </div>
          <p className="text-small text-muted">
            {formatDay(startsAt, locale)} – {formatDay(endsAt, locale)}
          </p>
          <p className="text-small">
            {t.learnersOf(learners, seats)} · {t.mean(percent)}
          </p>
          <progress
            className="teaching-bar"
            max={100}
            value={percent}
            aria-label={t.mean(percent)}
          />
          {list && (
            <p>
              <a
                className="link-more"
                href={listHref(list, { class: slug, search: undefined }, `${list.id}-learners`)}
                aria-label={`${t.toLearners}: ${name}`}
              >
                {t.toLearners}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
