import { useId } from 'react'
import type { Me } from '#schemas/services/account.ts'
import type { BlockProps } from '../define.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Unavailable } from '../parts/unavailable.tsx'
import { EraseQuestion } from './erase-question.tsx'
import type { AccountDataProps } from './schema.ts'
import { strings } from './strings.ts'

export interface AccountDataAnswers {
  me: Me | null
}

/** The visitor's own data: to take along, and to have erased. */
export function AccountData({
  id,
  props,
  data: { me },
  page: { locale },
}: BlockProps<AccountDataProps, AccountDataAnswers>) {
  const headingId = useId()
  const t = strings[locale]
  if (me === null) return <Unavailable locale={locale} heading={props.heading} />
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={props.heading} />
      <div
        className="account-data"
        data-part="own"
        data-own="data"
        data-erased={props.erased}
        id={`${id}-data`}
      >
        <div className="account-datum">
          <p>{t.exportLine}</p>
          <p>
            <button type="button" className="button" data-export="" disabled>
              {t.export}
            </button>
          </p>
          <p role="status" className="account-data-said" data-said="" />
        </div>
        <div className="account-datum">
          <p>{t.eraseLine}</p>
          <p>
            <button type="button" className="button button-quiet" data-open="" disabled>
              {t.erase}
            </button>
          </p>
          <EraseQuestion id={id} email={me.email} locale={locale} />
        </div>
      </div>
    </section>
  )
}
