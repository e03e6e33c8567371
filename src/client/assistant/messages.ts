import type { Source } from '#schemas/services/assistant.ts'
import { boot } from '../boot.ts'
import { element, pressable } from './elements.ts'
import { toElements } from './markdown.ts'
import { words } from './words.ts'

const t = words[boot.locale]

/** How an answer ended: with its sources, or with what is to be said of it and what can be asked again. */
export interface Outcome {
  sources?: readonly Source[]
  note?: string
  again?: () => void
}

/** An answer while it is written. */
export interface Answer {
  write(text: string): void
  end(outcome: Outcome): void
}

/** The messages of a conversation, as they are shown. */
export interface Messages {
  question(text: string): void
  answer(): Answer
  /** What was said before, above everything that is shown. */
  earlier(query: string, value: string, sources: readonly Source[]): void
  note(text: string): void
  clear(): void
}

const said = (by: 'you' | 'assistant', ...children: (Node | string)[]) =>
  element('div', `assistant-said by-${by}`, element('span', 'sr-only', `${t[by]}: `), ...children)

function sourceList(sources: readonly Source[], paths: Readonly<Record<string, string>>): Node[] {
  const links = sources.flatMap(({ kind, id, slug, title }) => {
    const path = paths[kind]
    if (path === undefined) return []
    const values: Record<string, string> = { id, slug }
    const made = element('a', 'link-more', title)
    made.href = path.replaceAll(/:(id|slug)/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    )
    return [element('li', '', made)]
  })
  if (links.length === 0) return []
  return [element('p', 'assistant-label', t.sources), element('ul', 'assistant-sources', ...links)]
}

/** Draws messages into a log, which stays at its end while it is read there. */
export function openMessages(log: HTMLElement, paths: Readonly<Record<string, string>>): Messages {
  const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 48
  const add = (...nodes: Node[]) => {
    const follows = atEnd()
    log.append(...nodes)
    if (follows) log.scrollTop = log.scrollHeight
  }
  const whole = (value: string, sources: readonly Source[]) =>
    said('assistant', ...toElements(value), ...sourceList(sources, paths))
  return {
    question(text) {
      add(said('you', text))
      log.scrollTop = log.scrollHeight
    },
    answer() {
      const body = element('div', 'assistant-text')
      const bubble = said('assistant', body)
      bubble.ariaBusy = 'true'
      add(bubble)
      let text = ''
      return {
        write(more) {
          const follows = atEnd()
          text += more
          body.textContent = text
          if (follows) log.scrollTop = log.scrollHeight
        },
        end({ sources = [], note, again }) {
          const follows = atEnd()
          body.replaceChildren(...toElements(text))
          bubble.append(...sourceList(sources, paths))
          if (note !== undefined) bubble.append(element('p', 'assistant-note', note))
          if (again !== undefined) bubble.append(pressable('link-more', t.again, again))
          bubble.ariaBusy = null
          if (follows) log.scrollTop = log.scrollHeight
        },
      }
    },
    earlier: (query, value, sources) => log.prepend(said('you', query), whole(value, sources)),
    note: (text) => add(element('p', 'assistant-note', text)),
    clear: () => log.replaceChildren(),
  }
}
