import type { Context, Hono } from 'hono'
import { receiptPath } from '#schemas/paths.ts'
import {
  type DonationReceipt,
  payDonation,
  readDonationReceipt,
} from '#schemas/services/donation.ts'
import { inLocale } from '#src/render/seo.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { callAsVisitor } from '../calls/call-as-visitor.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { pageLanguage, wayOn } from '../http/page-language.ts'
import { type FormPage, sendForm } from '../screens/form-page.ts'
import { receiptWords, toDay, toRupiah } from './receipt-words.ts'

/**
 * `/receipt/<key>`: the state of the payment of a donation, the way to the provider, and the receipt of what is paid. It is
 * for its donor alone, so no cache has it, and it needs no script.
 */
export function receiptRoutes(app: Hono<AppEnv>, options: CallOptions): void {
  const address = receiptPath(':key')
  app.get(address, async (c) => {
    const locale = pageLanguage(c)
    const words = receiptWords[locale]
    const home = { href: wayOn(c, locale).base || '/', label: words.home }
    const unknown = { title: words.unknown, text: [words.unknownText], links: [home] }
    try {
      const input = { key: c.req.param('key') }
      const donation = await callAsVisitor(c, { endpoint: readDonationReceipt, input }, options)
      return await sendForm(c, donation === null ? unknown : pageOf(c, donation, home))
    } catch (error) {
      if (error instanceof ServiceError && error.status === 400) return sendForm(c, unknown, 422)
      if (!(error instanceof ServiceError)) options.failed('/receipt', error)
      return sendForm(c, { title: words.trouble, links: [home] }, 503)
    }
  })
}

function pageOf(
  c: Context<AppEnv>,
  { state, receipt, amount, name, payUrl, closedAt }: DonationReceipt,
  home: { href: string; label: string },
): FormPage {
  const locale = pageLanguage(c)
  const words = receiptWords[locale]
  const { settings, layout } = c.var.site
  const site = inLocale(settings.title, locale, layout.locales[0])
  const isPaid = state === 'paid'
  const rows: [string, string][] = [
    ...(isPaid ? [[words.number, receipt] as [string, string]] : []),
    [words.amount, toRupiah(amount, locale)],
    [words.from, name ?? words.anonymous],
    [words.to, site],
    ...(isPaid && closedAt !== null
      ? [[words.date, toDay(closedAt, locale)] as [string, string]]
      : []),
  ]
  const again = { href: c.req.path + wayOn(c, locale).query, label: words.check }
  return {
    title: words.headings[state],
    text: [words.texts[state]],
    rows,
    ...nextOf(c, { state, payUrl }),
    links: state === 'pending' ? [again, home] : [home],
  }
}

/** The one way on: to pay what is not paid yet, or to the form again after a payment that came to nothing. */
function nextOf(
  c: Context<AppEnv>,
  { state, payUrl }: Pick<DonationReceipt, 'state' | 'payUrl'>,
): Pick<FormPage, 'next'> {
  const locale = pageLanguage(c)
  const words = receiptWords[locale]
  if (payUrl !== null) return { next: { href: payUrl, label: words.pay } }
  const isOver = state === 'failed' || state === 'expired'
  const href = isOver ? c.var.formPath(c.var.site, locale, payDonation) : undefined
  return href === undefined ? {} : { next: { href, label: words.again } }
}
