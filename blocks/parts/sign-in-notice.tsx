import type { SiteContext } from '#schemas/page-boot.ts'
import type { Locale } from '#schemas/text.ts'
import { SectionHead } from './section-head.tsx'

interface SignInNoticeProps {
  id: string
  heading: string
  /** What is seen after signing in. */
  text: string
  page: SiteContext
}

const words: Record<Locale, string> = { id: 'Masuk', en: 'Sign in' }

/** A section in place of what only its owner sees, with a link to the sign-in in the language of the page. */
export function SignInNotice({ id, heading, text, page }: SignInNoticeProps) {
  const headingId = `${id}-heading`
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={heading} />
      <p className="notice" role="status">
        {text} <a href={`${page.base}/Login`}>{words[page.locale]}</a>
      </p>
    </section>
  )
}
