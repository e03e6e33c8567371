import type { Locale } from '#schemas/text.ts'
import { boot } from './boot.ts'

const words: Record<Locale, { text: string; again: string }> = {
  id: { text: 'Bagian ini belum dapat dimuat.', again: 'Coba lagi' },
  en: { text: 'This part could not be loaded.', again: 'Try again' },
}

const notices = new Map<Element, HTMLElement>()

/**
 * Says below a part of the page, which stays as it is, that something of it could not be loaded. `retry` is called by the notice's button,
 * which is out of use until it resolves.
 */
export function showPartNotice(part: Element, retry: () => Promise<unknown>): void {
  const isFocused = notices.get(part)?.contains(document.activeElement)
  hidePartNotice(part)
  const { text, again } = words[boot.locale]
  const notice = document.createElement('div')
  notice.className = 'wrap part-notice'
  const message = document.createElement('p')
  message.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = again
  button.addEventListener('click', () => {
    if (button.ariaDisabled) return
    button.ariaDisabled = 'true'
    void retry().finally(() => (button.ariaDisabled = null))
  })
  notice.append(message, button)
  part.after(notice)
  notices.set(part, notice)
  if (isFocused) button.focus({ preventScroll: true })
  // A screen reader says what changes in a status, not what one is added with.
  requestAnimationFrame(() => (message.textContent = text))
}

/** Takes the notice of a part away; the focus of its button goes to the part. */
export function hidePartNotice(part: Element): void {
  const notice = notices.get(part)
  if (notice?.contains(document.activeElement) && part instanceof HTMLElement) {
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  }
  notice?.remove()
  notices.delete(part)
}
