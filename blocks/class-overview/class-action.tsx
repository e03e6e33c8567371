import type { ClassOverview } from '#schemas/services/class.ts'
import type { PageContext } from '#schemas/page-boot.ts'
import { CalendarLink } from '../parts/calendar-link.tsx'
import { stateOf } from '../parts/class-badge.tsx'
import { formatDay, formatMoment } from '../parts/format.ts'
import { enrolStrings } from './enrol-strings.ts'
import { strings } from './strings.ts'

interface ClassActionProps {
  item: ClassOverview
  page: PageContext
  /** Where visitors register, on a site where they do not enrol on this page. */
  register: string | undefined
  /** Set where visitors enrol and pay on this page: the path pattern of the chapters, if these have pages. */
  enrol: { chapter: string | undefined } | undefined
}

/** The way into a class while registration is open and seats are left, and a sentence about its state. */
export function ClassAction({ item, page, register, enrol }: ClassActionProps) {
  const { locale } = page
  const t = strings[locale]
  const state = stateOf(item)
  const standing = t.standing[state]({
    opens: formatMoment(item.opensAt, locale, item.zone),
    start: formatMoment(item.startsAt, locale, item.zone),
    end: formatDay(item.endsAt, locale, item.zone),
    closes: formatMoment(item.closesAt, locale, item.zone),
  })
  const isFull = state === 'onRegistration' && item.seatsLeft === 0
  const isOpen = state === 'onRegistration' && !isFull
  return (
    <div className="class-overview-action">
      {enrol && <Enrol slug={item.slug} page={page} isOpen={isOpen} chapter={enrol.chapter} />}
      {!enrol && isOpen && register && (
        <a className="button" href={register}>
          {t.register}
        </a>
      )}
      <p className="text-small text-muted">{isFull ? t.isFull : standing}</p>
      {state !== 'ended' && <CalendarLink kind="class" name={item.slug} locale={locale} />}
    </div>
  )
}

interface EnrolProps {
  slug: string
  page: PageContext
  isOpen: boolean
  chapter: string | undefined
}

/**
 * Enrols who is signed in, and leads to where the class is paid for. The hidden parts are for the browser's runtime, which
 * acts on `data-enrol`, and holds a press on `data-held` until it is loaded; without scripts the button leads to the
 * sign-in, which says what is missing.
 */
function Enrol({ slug, page, isOpen, chapter }: EnrolProps) {
  const t = enrolStrings[page.locale]
  return (
    <div
      className="class-enrol"
      data-part="payment"
      data-payment="enrol"
      data-class={slug}
      data-chapter={chapter}
      data-open={isOpen ? '' : undefined}
    >
      <a
        className="button"
        href={`${page.base}/Login`}
        hidden={!isOpen}
        data-enrol="begin"
        data-held="true"
        data-none={strings[page.locale].register}
        data-pending={t.goOn}
        data-failed={t.again}
        data-expired={t.again}
      >
        {strings[page.locale].register}
      </a>
      <a className="button" href={`${page.base}/Login`} hidden data-enrol="open">
        {t.open}
      </a>
      <div role="status">
        <p hidden data-enrol="busy">
          {t.busy}
        </p>
        <p hidden data-enrol="pending">
          {t.pending}
        </p>
        <p hidden data-enrol="paid">
          {t.paid}
        </p>
        <p hidden data-enrol="failed">
          {t.failed}
        </p>
        <p hidden data-enrol="expired">
          {t.expired}
        </p>
      </div>
      <p className="notice" role="alert" hidden data-enrol="refused" />
      {isOpen && (
        <noscript>
          <p className="text-small">{t.noScript}</p>
        </noscript>
      )}
    </div>
  )
}
