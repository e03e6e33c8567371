import type { Locale } from '#schemas/text.ts'
import { boot } from '../boot.ts'
import { whenStyled } from '../when-styled.ts'

/** What the sheet shows and does. */
export interface ConsentQuestion {
  /** What is asked, in the site's own words if it has some. */
  text: string | undefined
  policy: string | undefined
  /** The browser refuses for its user, so there is nothing to choose. */
  isRefusedByBrowser: boolean
  /** Undefined before the visitor has chosen. */
  isGranted: boolean | undefined
  choose(isGranted: boolean): void
}

interface Words {
  heading: string
  text: string
  policy: string
  accept: string
  refuse: string
  granted: string
  refused: string
  byBrowser: string
  close: string
}

const words: Record<Locale, Words> = {
  id: {
    heading: 'Bolehkah kunjungan Anda dihitung?',
    text: 'Dengan izin Anda, halaman yang Anda buka dihitung dengan Google Analytics, tanpa nama, tanpa kuki, dan tanpa alamat jaringan Anda. Situs ini berjalan sama baiknya bila Anda menolak.',
    policy: 'Kebijakan privasi',
    accept: 'Izinkan',
    refuse: 'Tolak',
    granted: 'Pilihan Anda sekarang: diizinkan.',
    refused: 'Pilihan Anda sekarang: ditolak.',
    byBrowser:
      'Peramban Anda meminta agar Anda tidak dilacak (Global Privacy Control), jadi kunjungan Anda tidak dihitung.',
    close: 'Tutup',
  },
  en: {
    heading: 'May we count your visit?',
    text: 'If you agree, the pages that you open are counted with Google Analytics, without your name, without cookies and without your network address. The site works just as well if you refuse.',
    policy: 'Privacy policy',
    accept: 'Accept',
    refuse: 'Refuse',
    granted: 'Your choice now: accepted.',
    refused: 'Your choice now: refused.',
    byBrowser:
      'Your browser asks that you are not tracked (Global Privacy Control), so your visit is not counted.',
    close: 'Close',
  },
}

let close: (() => void) | undefined

/**
 * Asks at the foot of the window, over a page that stays readable and usable. With an opener the focus goes into the sheet, and
 * back to the opener when it is closed.
 */
export async function show(question: ConsentQuestion, opener?: HTMLElement): Promise<void> {
  await whenStyled()
  close?.()
  const t = words[boot.locale]
  const { isRefusedByBrowser, isGranted, choose } = question
  const sheet = document.createElement('section')
  sheet.className = 'consent-sheet'
  sheet.setAttribute('aria-labelledby', 'consent-heading')
  const heading = add(sheet, 'h2', t.heading)
  heading.id = 'consent-heading'
  heading.tabIndex = -1
  const text = add(sheet, 'p', isRefusedByBrowser ? t.byBrowser : (question.text ?? t.text))
  if (isGranted !== undefined && !isRefusedByBrowser)
    text.append(' ', isGranted ? t.granted : t.refused)
  if (question.policy) {
    text.append(' ')
    const link = add(text, 'a', t.policy)
    link.setAttribute('href', question.policy)
  }
  const buttons = add(sheet, 'div')
  const button = (label: string, act: () => void) =>
    Object.assign(add(buttons, 'button', label), {
      type: 'button',
      className: 'button',
      onclick: act,
    })
  if (isRefusedByBrowser) button(t.close, () => close?.())
  else
    for (const isYes of [false, true])
      button(isYes ? t.accept : t.refuse, () => {
        close?.()
        choose(isYes)
      })
  open(sheet, opener)
  if (opener) heading.focus()
}

function add<Tag extends keyof HTMLElementTagNameMap>(parent: HTMLElement, tag: Tag, text = '') {
  const element = document.createElement(tag)
  element.textContent = text
  parent.append(element)
  return element
}

/** Puts the sheet behind the link to the content in the order of the keys, and leaves its room below the page. */
function open(sheet: HTMLElement, opener: HTMLElement | undefined): void {
  const { style } = document.documentElement
  const grown = new ResizeObserver(() =>
    style.setProperty('--consent-height', `${sheet.offsetHeight}px`),
  )
  const leave = (event: KeyboardEvent) => {
    // Who has chosen before may leave it at that.
    if (event.key === 'Escape' && opener) close?.()
  }
  sheet.addEventListener('keydown', leave)
  close = () => {
    const hadFocus = sheet.contains(document.activeElement)
    grown.disconnect()
    sheet.remove()
    style.removeProperty('--consent-height')
    close = undefined
    if (hadFocus)
      (opener ?? document.querySelector<HTMLElement>('body > main'))?.focus({ preventScroll: true })
  }
  const skip = document.querySelector('body > .skip-link')
  if (skip) skip.after(sheet)
  else document.body.prepend(sheet)
  grown.observe(sheet)
}
