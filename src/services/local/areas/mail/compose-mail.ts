import { languageTags } from '#schemas/languages.ts'
import type { MailTemplate } from '#schemas/mail.ts'
import { TimeZone } from '#schemas/time-zone.ts'
import type { Locale } from '#schemas/text.ts'
import type { SiteBranding } from '../../../branding.ts'
import { slotWords } from '../../../slot-words.ts'
import { mailWords } from './mail-words.ts'
import { oneLine, plainWords } from './plain-words.ts'

export interface Composed {
  subject: string
  text: string
  html: string
}

/** Fills in the texts of a mail, as plain text and as HTML in the colour of its site. */
export function compose(
  template: MailTemplate,
  values: Readonly<Record<string, string>>,
  site: SiteBranding,
): Composed {
  const words = { ...mailWords[site.locale][template], ...site.mail[template] }
  const { date, amount, slot, zone } = values
  const filled: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(values).map(asShown)),
    ...(date === undefined ? {} : { date: toDay(date, site.locale) }),
    ...(amount === undefined ? {} : { amount: toRupiah(amount, site.locale) }),
    ...(slot === undefined ? {} : { slot: toHour(slot, zone, site.locale) }),
    site: site.name,
  }
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '')
  const paragraphs = words.text
    .split(/\n\s*\n/)
    .map(fill)
    .filter((text) => text.trim() !== '')
  const link = words.action === undefined ? undefined : { label: words.action, href: values.link }
  return {
    subject: oneLine(fill(words.subject)),
    text: [...paragraphs, ...(link ? [`${link.label}:\n${link.href}`] : []), site.name].join(
      '\n\n',
    ),
    html: toHtml(paragraphs, link, site),
  }
}

/** A value as it is shown; the address of a person, which was checked when it was sent, is left to be copied. */
const asShown = ([name, value]: [string, string]): [string, string] => [
  name,
  name === 'email' ? value : plainWords(value),
]

/** `2026-11-21` as 21 November 2026. */
const toDay = (date: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** An interval of ISO 8601 in words, in its zone. */
function toHour(slot: string, zone: string | undefined, locale: Locale): string {
  const [startsAt = '', endsAt = ''] = slot.split('/')
  return slotWords({ startsAt, endsAt, zone: TimeZone.parse(zone) }, locale)
}

type Link = { label: string; href: string | undefined } | undefined

/** Whole rupiah as Rp349.000, or Rp349,000 in English. */
const toRupiah = (amount: string, locale: Locale) =>
  `Rp${new Intl.NumberFormat(languageTags[locale]).format(Number(amount))}`

/** One column that every mail program renders: no picture, no script, no external resource. */
function toHtml(paragraphs: readonly string[], link: Link, site: SiteBranding): string {
  const body = paragraphs.map(
    (text) => `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`,
  )
  const button = link
    ? `<p style="margin:24px 0"><a href="${escape(link.href ?? '')}" style="display:inline-block;padding:12px 20px;` +
      `border-radius:6px;background:${site.colour};color:${textOn(site.colour)};text-decoration:none;font-weight:600">` +
      `${escape(link.label)}</a></p>`
    : ''
  return (
    `<!doctype html><html lang="${site.locale}"><body style="margin:0;background:#f4f5f7;padding:24px;` +
    'font:16px/1.6 Arial,Helvetica,sans-serif;color:#18212b">' +
    '<table role="presentation" width="100%"><tr><td align="center"><table role="presentation" ' +
    'style="max-width:560px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px">' +
    `<p style="margin:0 0 24px;font-weight:700;font-size:18px">${escape(site.name)}</p>` +
    `${body.join('')}${button}</td></tr></table></td></tr></table></body></html>`
  )
}

/** Black or white, whichever has more contrast: WCAG 2.2, relative luminance. */
function textOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff'
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
