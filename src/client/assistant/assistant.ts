import { drawChat, type ChatTexts } from './chat-view.ts'
import { drawPanel } from './panel.ts'

const panels = new WeakMap<HTMLElement, ReturnType<typeof drawPanel>>()

/** Draws the conversation of a page, or opens and closes the panel of a launcher that was pressed. */
export function begin(part: HTMLElement): void {
  const texts = JSON.parse(part.dataset['chat'] ?? '{}') as ChatTexts
  if (part.dataset['press'] === undefined) {
    drawChat(part, texts)
    return
  }
  const panel = panels.get(part) ?? drawPanel(part, texts)
  panels.set(part, panel)
  panel.toggle()
}
