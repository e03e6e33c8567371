/** The address that calls a number. */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

/**
 * The address that opens WhatsApp (https://faq.whatsapp.com/5913398998672934): with a number a chat with it, without one the
 * choice of a chat. A number is digits with its country code; one that begins with 0 is Indonesian.
 */
export function chatLink(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0/, '62')
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ''}`
}
