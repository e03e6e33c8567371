import { boot } from '../boot.ts'
import { pressable } from './elements.ts'
import type { Talk } from './talk.ts'
import { words } from './words.ts'

interface Pages {
  button: HTMLElement
  /** Shows a conversation from its last page; without an id there is none to go on with. */
  show(id: string | undefined): void
}

/** The messages of a stored conversation, page by page from the last: a button shows the one before. */
export function openPages(talk: () => Talk): Pages {
  let page = 1
  let shown: string | undefined
  const load = async () => {
    button.hidden = true
    if (shown !== undefined) button.hidden = !(await talk().open(shown, page))
  }
  const button = pressable('link-more assistant-older', words[boot.locale].older, () => {
    page += 1
    void load()
  })
  return {
    button,
    show(id) {
      page = 1
      shown = id
      void load()
    },
  }
}
