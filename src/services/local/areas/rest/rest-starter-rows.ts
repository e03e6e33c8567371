import type { StarterRows } from '#schemas/starter.ts'
import { startOfDay } from '../../time/start-of-day.ts'
import { newRow } from '../../starter/new-row.ts'

/** The first comments of the guest book, and the first aspirations and donations. */
export const toSentRows = (siteId: string, starter: StarterRows) => ({
  bookReviews: starter['book-reviews'].map((row) => toSentRow(siteId, row)),
  aspirations: starter.aspirations.map((row) => toSentRow(siteId, row)),
  donations: starter.donations.map((row) => toSentRow(siteId, row)),
})

const toSentRow = <Row extends { sentInDays: number }>(
  siteId: string,
  { sentInDays, ...row }: Row,
) => ({ ...row, ...newRow(siteId), sentAt: startOfDay(sentInDays) })
