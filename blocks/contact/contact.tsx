import type { ReactNode } from 'react'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { chatLink, phoneLink } from '../parts/phone-links.ts'
import type { ContactProps } from './schema.ts'
import { strings } from './strings.ts'

/** The ways to reach somebody. Renders nothing when there is none. */
export function Contact({ props, page }: BlockProps<ContactProps>) {
  const ways = waysOf(props, page.locale)
  if (ways.length === 0) return null

  return (
    <TitledSection
      props={props}
      className="@container"
      wrapClass={`wrap-anywhere contact-${props.look}`}
    >
      <dl className="contact">
        {ways.map(([label, content]) => (
          <div key={label} className="contact-way">
            <dt className="contact-label">{label}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

/** What is given, with its label, in the order in which it is shown. */
function waysOf(props: ContactProps, locale: Locale): [string, ReactNode][] {
  const { address, map, hours, phone, whatsapp, message, mail } = props
  const t = strings[locale]
  const ways: [string, ReactNode][] = []
  if (address)
    ways.push([t.address, <Address key="address" lines={address} map={map} on={t.map} />])
  if (hours.length > 0) ways.push([t.hours, <Hours key="hours" hours={hours} />])
  if (phone) ways.push([t.phone, <Way key="phone" href={phoneLink(phone)} label={phone} />])
  if (whatsapp) {
    const label = `${t.write} ${whatsapp}`
    ways.push([t.whatsapp, <Way key="chat" href={chatLink(whatsapp, message)} label={label} />])
  }
  if (mail) ways.push([t.mail, <Way key="mail" href={`mailto:${mail}`} label={mail} />])
  return ways
}

const Way = ({ href, label }: { href: string; label: string }) => (
  <a className="contact-link" href={href}>
    {label}
  </a>
)

function Address({ lines, map, on }: { lines: string; map: string | undefined; on: string }) {
  return (
    <>
      <address className="not-italic whitespace-pre-line">{lines}</address>
      {map && <Way href={map} label={on} />}
    </>
  )
}

const Hours = ({ hours }: Pick<ContactProps, 'hours'>) => (
  <ul className="contact-hours">
    {hours.map(({ days, time }) => (
      <li key={days}>
        <span>{days}</span> <span>{time}</span>
      </li>
    ))}
  </ul>
)
