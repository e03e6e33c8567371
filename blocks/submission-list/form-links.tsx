import type { z } from 'zod'
import type { listSubmissions } from '#schemas/services/submission.ts'
import type { Locale } from '#schemas/text.ts'
import { listHref, queryValue, type QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

interface FormLinksProps {
  list: QueriedList
  locale: Locale
  forms: z.output<typeof listSubmissions.output>['forms']
}

/** The forms that something was sent by, as links; nothing for one form, or where the query chooses none. */
export function FormLinks({ list, locale, forms }: FormLinksProps) {
  const t = strings[locale]
  const declared = queryValue(list, 'form')
  if (declared === undefined || (forms.length < 2 && declared.value === undefined)) return null
  const chosen = declared.value
  return (
    <nav aria-label={t.filter}>
      <ul className="filter">
        <li>
          <a
            className="filter-choice"
            href={listHref(list, { form: undefined })}
            aria-current={chosen === undefined ? 'true' : undefined}
          >
            {t.all}
          </a>
        </li>
        {forms.map(({ form, title, count }) => (
          <li key={form}>
            <a
              className="filter-choice"
              href={listHref(list, { form })}
              aria-current={chosen === form ? 'true' : undefined}
            >
              {title}
              <span className="filter-count">{` ${count}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
