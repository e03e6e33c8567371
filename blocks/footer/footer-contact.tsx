import type { Locale } from '#schemas/text.ts'
import { chatLink, phoneLink } from '../parts/phone-links.ts'
import type { FooterProps } from './schema.ts'
import { strings } from './strings.ts'

interface FooterContactProps {
  contact: NonNullable<FooterProps['contact']>
  locale: Locale
}

/** Contact details of the site's operator. */
export function FooterContact({ contact, locale }: FooterContactProps) {
  const { email, phone, address, whatsapp, message } = contact
  const t = strings[locale]
  return (
    <address className="mt-5 not-italic">
      {address && <p className="mb-1 max-w-[24rem] text-muted whitespace-pre-line">{address}</p>}
      {email && (
        <a className="footer-link" href={`mailto:${email}`}>
          <span className="sr-only">{t.email}</span> {email}
        </a>
      )}
      {phone && (
        <a className="footer-link" href={phoneLink(phone)}>
          <span className="sr-only">{t.phone}</span> {phone}
        </a>
      )}
      {whatsapp && (
        <a className="footer-link" href={chatLink(whatsapp, message)}>
          WhatsApp {whatsapp}
        </a>
      )}
    </address>
  )
}
