import { boot } from '../boot.ts'
import { whenStyled } from '../when-styled.ts'
import { drawChat, type ChatTexts } from './chat-view.ts'
import { element, pressable } from './elements.ts'
import { words } from './words.ts'

const t = words[boot.locale]
/** Below it the panel is the whole screen. */
const phone = matchMedia('(width < 40rem)')

/** A panel over the page, outside of what a navigation exchanges. Opening it is the press of its launcher, which has the focus again when it closes. */
export function drawPanel(launcher: HTMLElement, texts: ChatTexts): { toggle(): void } {
  const heading = element('h2', 'text-heading', launcher.textContent.trim())
  heading.id = 'assistant-heading'
  const dialog = element('dialog', 'assistant-panel')
  dialog.setAttribute('aria-labelledby', heading.id)
  const close = pressable('assistant-close', '×', () => dialog.close())
  close.setAttribute('aria-label', t.close)
  const box = element('div', 'assistant')
  dialog.append(element('div', 'assistant-head', heading, close), box)
  document.body.append(dialog)
  const field = drawChat(box, texts)
  dialog.addEventListener('close', () => {
    launcher.ariaExpanded = 'false'
    launcher.focus()
  })
  // On a phone the page that a link leads to is behind the panel.
  dialog.addEventListener('click', ({ target }) => {
    if (phone.matches && target instanceof Element && target.closest('a')) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.close()
  })
  return {
    toggle() {
      if (dialog.open) return dialog.close()
      void whenStyled().then(() => {
        if (phone.matches) dialog.showModal()
        else dialog.show()
        launcher.ariaExpanded = 'true'
        field.focus()
      })
    },
  }
}
