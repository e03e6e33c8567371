/** The address that calls a number. */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

/** The address that opens a chat. A number that begins with 0 is Indonesian. */
export function chatLink(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0/, '62')
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ''}`
}
