import type { Locale } from '#schemas/text.ts'
import type { SandboxOrder } from '#src/services/payment-sandbox.ts'
import { toRupiah } from '../donation/receipt-words.ts'

const words = {
  id: {
    title: 'Pembayaran percobaan',
    text: 'Halaman ini menggantikan bank selama situs dicoba. Tidak ada uang yang berpindah.',
    paid: 'Bayar',
    pending: 'Bayar nanti',
    failed: 'Batalkan',
    over: 'Pembayaran ini sudah selesai.',
    back: 'Kembali ke situs',
  },
  en: {
    title: 'Test payment',
    text: 'This page stands for the bank while the site is tried out. No money moves.',
    paid: 'Pay',
    pending: 'Pay later',
    failed: 'Cancel',
    over: 'This payment is closed.',
    back: 'Back to the site',
  },
}

/** The payment page of the sandbox provider, in a language. */
export function sandboxPage(order: SandboxOrder, locale: Locale) {
  const said = words[locale]
  const amount = toRupiah(order.amount, locale)
  const isOpen = order.state === 'pending'
  return {
    locale,
    title: said.title,
    text: [`${order.name}: ${amount}`, isOpen ? said.text : said.over],
    choices: isOpen
      ? (['paid', 'pending', 'failed'] as const).map((value) => ({
          name: 'outcome',
          value,
          label: said[value],
        }))
      : [],
    links: [{ href: order.returnPath, label: said.back }],
  }
}
