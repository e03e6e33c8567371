import { useId } from 'react'
import type { Me } from '#schemas/services/account.ts'
import type { BlockProps } from '../define.ts'
import { kindWords } from '../parts/kind-words.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import type { AccountOverviewProps } from './schema.ts'
import { strings } from './strings.ts'

export interface AccountOverviewAnswers {
  me: Me | null
}

/** A greeting by name and kind, and the pages of that kind as cards; pages of other kinds are not in the HTML. */
export function AccountOverview({
  props,
  data: { me },
  page: { locale },
}: BlockProps<AccountOverviewProps, AccountOverviewAnswers>) {
  const pagesId = useId()
  const t = strings[locale]
  if (me === null) return <Unavailable locale={locale} heading={props.heading} />
  const links = [...props.links, ...props.more].filter(
    ({ kinds }) => kinds.length === 0 || kinds.includes(me.kind),
  )
  return (
    <section className="wrap section account-overview">
      <div className="account-greeting">
        <h1 className="display">{t.greeting(me.name)}</h1>
        <p className="account-who">
          <span className="badge badge-blue">{kindWords[locale][me.kind]}</span>
          <span>{me.email}</span>
        </p>
      </div>
      <h2 id={pagesId} className="title">
        {props.heading}
      </h2>
      {links.length === 0 ? (
        <p className="notice">{t.none}</p>
      ) : (
        <ul className="account-pages" aria-labelledby={pagesId}>
          {links.map(({ label, line, href }) => (
            <li key={href + label} className="card account-page">
              <h3 className="text-heading">
                <a className="card-link" href={href}>
                  {label}
                </a>
              </h3>
              <p className="text-small text-muted">{line}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
