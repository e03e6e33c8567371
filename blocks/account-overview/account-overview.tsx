import type { Me } from '#schemas/services/account.ts'
import type { BlockProps } from '../define.ts'
import { kindWords } from '../parts/kind-words.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { type AccountOverviewProps, linkGroups } from './schema.ts'
import { strings } from './strings.ts'

export interface AccountOverviewAnswers {
  me: Me | null
}

/** A greeting by name and kind, and the pages of that kind as cards; pages of other kinds are not in the HTML. */
export function AccountOverview({
  id,
  props,
  data: { me },
  page: { locale },
}: BlockProps<AccountOverviewProps, AccountOverviewAnswers>) {
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
      <h2 className="sr-only">{props.heading}</h2>
      {links.length === 0 ? (
        <p className="notice">{t.none}</p>
      ) : (
        linkGroups.map((group) => (
          <PageGroup
            key={group}
            id={`${id}-${group}`}
            heading={t.groups[group]}
            links={links.filter((link) => link.group === group)}
          />
        ))
      )}
    </section>
  )
}

interface PageGroupProps {
  id: string
  heading: string
  links: AccountOverviewProps['links']
}

/** The pages of one group, or nothing where who is signed in has none of them. */
function PageGroup({ id, heading, links }: PageGroupProps) {
  if (links.length === 0) return null
  return (
    <>
      <h3 id={id} className="account-group text-heading">
        {heading}
      </h3>
      <ul className="account-pages" aria-labelledby={id}>
        {links.map(({ label, line, href }) => (
          <li key={href + label} className="card account-page">
            <h4>
              <a className="card-link" href={href}>
                {label}
              </a>
            </h4>
            <p className="text-small text-muted">{line}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
