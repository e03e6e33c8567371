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
        <section className="account-datum" aria-labelledby={`${id}-export`}>
          <h3 id={`${id}-export`} className="text-heading">
            {t.exportHeading}
          </h3>
          <p>{t.exportLine}</p>
          <p>
            <button type="button" className="button button-quiet" data-export="" disabled>
              {t.export}
            </button>
          </p>
          <p role="status" className="account-data-said" data-said="" />
        </section>
        <section className="account-datum account-danger" aria-labelledby={`${id}-erase`}>
          <h3 id={`${id}-erase`} className="text-heading">
            {t.eraseHeading}
          </h3>
          <p>{t.eraseLine}</p>
          <p className="account-danger-act">
            <button type="button" className="button button-quiet" data-open="" disabled>
              {t.erase}
            </button>
          </p>
          <EraseQuestion id={id} email={me.email} locale={locale} />
        </section>
      </div>
    </section>
  )
}
