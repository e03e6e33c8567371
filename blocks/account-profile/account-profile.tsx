import { useId } from 'react'
import type { Profile } from '#schemas/services/profile.ts'
import type { BlockProps } from '../define.ts'
import { formatDay } from '../parts/format.ts'
import { kindWords } from '../parts/kind-words.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Unavailable } from '../parts/unavailable.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { AccountProfileProps } from './schema.ts'
import { strings } from './strings.ts'

export interface AccountProfileAnswers {
  profile: Profile | null
}

/** What an account says about its owner: what they change themselves in a form, the rest to read. */
export function AccountProfile({
  id,
  props,
  data: { profile },
  page,
}: BlockProps<AccountProfileProps, AccountProfileAnswers>) {
  const headingId = useId()
  const { locale } = page
  const t = strings[locale]
  if (profile === null) return <Unavailable locale={locale} heading={props.heading} />
  const { email, kind, school, createdAt } = profile
  const facts = [
    [t.email, email],
    [t.kind, kindWords[locale][kind]],
    ...(school === null ? [] : [[t.school, school.name]]),
    [t.since, formatDay(createdAt, locale)],
  ]
  // The account pages have no prefix of their own.
  const inLanguage = page.base === '' ? '' : `?lang=${locale}`
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={props.heading} />
      <div className="account-profile">
        <ProfileForm id={id} profile={profile} locale={locale} />
        <div className="account-facts">
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-small text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-small text-muted">{t.readOnly}</p>
          <p>
            <a className="link-more" href={`/account/forgot${inLanguage}`}>
              {t.password}
            </a>
          </p>
          <p className="text-small text-muted">{t.passwordLine}</p>
        </div>
      </div>
    </section>
  )
}
