import type { Locale } from '#schemas/text.ts'
import { boot } from './boot.ts'

// In the runtime itself, since nothing more can be loaded when these words are needed.
const words: Record<Locale, { text: string; again: string; close: string }> = {
  id: {
    text: 'Tidak ada sambungan ke situs ini. Halaman yang Anda buka tetap di sini.',
    again: 'Coba lagi',
    close: 'Tutup',
  },
  en: {
    text: 'This site cannot be reached. The page that you have open stays here.',
    again: 'Try again',
    close: 'Close',
  },
}

let notice: HTMLElement | undefined
let waiting: (() => void) | undefined

/** Says below the page that its site cannot be reached. `retry` is called by its button. */
export function showOffline(retry: () => void): void {
  hideOffline()
  waiting = retry
  notice = document.createElement('div')
  notice.className = 'offline'
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  const { text: said, again, close } = words[boot.locale]
  notice.append(
    text,
    buttonOf(again, () => waiting?.()),
    buttonOf(close, hideOffline),
  )
  document.body.append(notice)
  // A screen reader says what changes in an alert, not what one is added with.
  text.textContent = said
}

/** Takes the notice away, and with it what was to be tried again. */
export function hideOffline(): void {
  notice?.remove()
  notice = undefined
  waiting = undefined
}

function buttonOf(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', act)
  return button
}

addEventListener('online', hideOffline)
