import { languageTags } from '#schemas/languages.ts'
import type { Invoice } from '#schemas/services/payment.ts'
import { boot } from '../boot.ts'

const tag = languageTags[boot.locale]

/** Whole rupiah, as `formatRupiah` of blocks writes them. */
const rupiah = (amount: number) => `Rp${new Intl.NumberFormat(tag).format(amount)}`

const day = (iso: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(
    new Date(iso),
  )

/** Fills in the receipt of a page, or hides it when the payer is not known. */
export function showReceipt(element: HTMLElement, invoice: Invoice | undefined): void {
  const values: Record<string, string> =
    invoice === undefined
      ? {}
      : {
          id: invoice.id,
          class: invoice.class.name,
          amount: rupiah(invoice.amount),
          date: day(invoice.closedAt ?? invoice.createdAt),
        }
  for (const cell of element.querySelectorAll<HTMLElement>('[data-receipt]'))
    cell.textContent = values[cell.dataset['receipt'] ?? ''] ?? ''
  for (const part of element.querySelectorAll<HTMLElement>('[data-receipt-for]'))
    part.hidden = (part.dataset['receiptFor'] === 'payer') !== (invoice !== undefined)
}
