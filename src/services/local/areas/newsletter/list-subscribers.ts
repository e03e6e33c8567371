import { and, desc, eq } from 'drizzle-orm'
import {
  exportSubscribers,
  listSubscribers,
  subscribersInFile,
} from '#schemas/services/newsletter.ts'
import type { Locale } from '#schemas/text.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, type PageAsked, toPagination } from '../../database/paging.ts'
import { newsletterSubscribers } from '../../database/tables/newsletter-tables.ts'
import { csvText } from '../../text/csv.ts'
import { newsletterLink } from './newsletter-link.ts'

const role = 'server'

const matching = (siteId: string, search: string | undefined) =>
  and(eq(newsletterSubscribers.siteId, siteId), containsText([newsletterSubscribers.email], search))

const selectNewest = (tx: Transaction, chosen: ReturnType<typeof matching>, page: PageAsked) =>
  tx
    .select()
    .from(newsletterSubscribers)
    .where(chosen)
    .orderBy(desc(newsletterSubscribers.confirmedAt), newsletterSubscribers.id)
    .limit(page.pageSize)
    .offset(offsetOf(page))

/** Who receives the newsletter of a site, newest first. */
export const listSubscribersHandler = handler(
  listSubscribers,
  { role },
  async (tx, { siteId }, { search, ...asked }) => {
    const chosen = matching(siteId, search)
    const rows = await selectNewest(tx, chosen, asked)
    return {
      items: rows.map(({ id, email, language, confirmedAt }) => ({
        id,
        email,
        language,
        confirmedAt: confirmedAt.toISOString(),
      })),
      pagination: toPagination(asked, await countRows(tx, newsletterSubscribers, chosen)),
    }
  },
)

const columns: Record<Locale, readonly string[]> = {
  id: ['Surel', 'Bahasa', 'Dikonfirmasi', 'Berhenti berlangganan'],
  en: ['E-mail', 'Language', 'Confirmed at', 'Unsubscribe'],
}

/** The same as CSV; each row has the address by which the reader leaves. */
export const exportSubscribersHandler = handler(
  exportSubscribers,
  { role },
  async (tx, { siteId, origin, locale = 'id' }, { search, page }) => {
    const asked = { page, pageSize: subscribersInFile }
    const rows = await selectNewest(tx, matching(siteId, search), asked)
    const lines = rows.map(({ email, language, confirmedAt, leaveToken: token }) => [
      email,
      language,
      confirmedAt.toISOString(),
      newsletterLink('leave', { origin, token, locale: language }),
    ])
    return csvText([[...columns[locale]], ...lines])
  },
)
