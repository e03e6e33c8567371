import { loadPayload } from '../payloads.ts'
import { drawChat, type ChatTexts } from './chat-view.ts'
import { drawPanel } from './panel.ts'

const panels = new WeakMap<HTMLElement, ReturnType<typeof drawPanel>>()

const textsOf = (part: HTMLElement): ChatTexts =>
  JSON.parse(part.dataset['chat'] ?? '{}') as ChatTexts

/** Draws the conversation of a page, or opens and closes the panel of a launcher that was pressed. */
export async function begin(part: HTMLElement): Promise<void> {
  if (!(part instanceof HTMLAnchorElement)) {
    drawChat(part, textsOf(part))
    return
  }
  const known = panels.get(part)
  if (known) return known.toggle()
  const page = await conversationAt(part)
  // What cannot be opened over this page is opened in its place.
  if (page === undefined) return location.assign(part.href)
  const panel = drawPanel(part, textsOf(page))
  panels.set(part, panel)
  panel.toggle()
}

/** The conversation on the page that a launcher leads to. */
async function conversationAt({ pathname }: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  try {
    const payload = await loadPayload(pathname)
    if (!('html' in payload)) return undefined
    const page = new DOMParser().parseFromString(payload.html, 'text/html')
    return page.querySelector<HTMLElement>('[data-chat]') ?? undefined
  } catch {
    return undefined
  }
}
