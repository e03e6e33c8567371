import { and, eq, sql } from 'drizzle-orm'
import type { Bilingual } from '#schemas/bilingual.ts'
import { confirmSubscription, subscribe, unsubscribe } from '#schemas/services/newsletter.ts'
import { refuseInBoth } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import { newsletterRequests } from '../../database/tables/form-tables.ts'
import { newsletterSubscribers } from '../../database/tables/newsletter-tables.ts'
import { hashToken, newToken } from '../account/session.ts'
import { queueMail, queueThanks } from '../mail/queue-mail.ts'
import { newsletterLink } from './newsletter-link.ts'

const role = 'server'

/** The language of a mail whose reader's is not known. */
const usual = 'id'

const linkIsOver: Bilingual = {
  id: 'Tautan ini sudah dipakai, atau masa berlakunya habis. Isi formulir buletin sekali lagi.',
  en: 'This link was used already, or its time is over. Fill in the form of the newsletter once more.',
}

/**
 * Stores a request and mails the link that confirms it. Nothing is looked up, so neither the answer nor its time says who
 * receives the newsletter.
 */
export const subscribeHandler = handler(
  subscribe,
  { role },
  async (tx, { siteId, origin, locale }, { email }) => {
    const { token, hash } = newToken()
    const [row] = await tx
      .insert(newsletterRequests)
      .values({
        siteId,
        email,
        language: locale ?? usual,
        tokenHash: hash,
        expiresAt: sql`now() + interval '3 days'`,
      })
      .returning({ id: newsletterRequests.id })
    const values = { link: newsletterLink('confirm', { origin, token, locale }) }
    await queueThanks(tx, { siteId, to: email, template: 'newsletter-confirm', values })
    return row ?? null
  },
)

/** Uses a token up. An address that receives the newsletter already stays as it is. */
export const confirmSubscriptionHandler = handler(
  confirmSubscription,
  { role },
  async (tx, { siteId, origin }, { token }) => {
    const requests = newsletterRequests
    const [asked] = await tx
      .delete(requests)
      .where(and(eq(requests.siteId, siteId), eq(requests.tokenHash, hashToken(token))))
      .returning({
        id: requests.id,
        email: requests.email,
        language: requests.language,
        isValid: sql<boolean>`${requests.expiresAt} > now()`,
      })
    if (asked?.isValid !== true) throw refuseInBoth(410, linkIsOver)
    const { id: requestId, email, language } = asked
    const { token: leaveToken } = newToken()
    const [added] = await tx
      .insert(newsletterSubscribers)
      .values({ siteId, email, language, requestId, leaveToken })
      .onConflictDoNothing({ target: [newsletterSubscribers.siteId, newsletterSubscribers.email] })
      .returning({ id: newsletterSubscribers.id })
    if (added !== undefined) {
      const link = newsletterLink('leave', { origin, token: leaveToken, locale: language })
      const mail = { siteId, to: email, template: 'newsletter-welcome', language } as const
      await queueMail(tx, { ...mail, values: { link } })
    }
    return { email }
  },
)

/** Deletes a subscription. One that is gone is answered the same, since mail programs ask twice. */
export const unsubscribeHandler = handler(
  unsubscribe,
  { role },
  async (tx, { siteId }, { token }) => {
    const { siteId: ofSite, leaveToken } = newsletterSubscribers
    await tx.delete(newsletterSubscribers).where(and(eq(ofSite, siteId), eq(leaveToken, token)))
    return { hasLeft: true as const }
  },
)
