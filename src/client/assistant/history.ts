import { boot } from '../boot.ts'
import { services } from '../service-client.ts'
import { element, pressable } from './elements.ts'
import { words } from './words.ts'

const t = words[boot.locale]

interface HistoryEvents {
  open(id: string): void
  deleted(id: string): void
}

export interface History {
  element: HTMLElement
  draw(): void
}

/** The conversations that this browser remembers, each to be opened or deleted. */
export function openHistory({ open, deleted }: HistoryEvents): History {
  const list = element('ul', 'assistant-conversations')
  const status = element('p', 'assistant-note')
  status.setAttribute('role', 'status')
  const count = element('span', '')
  const box = element(
    'details',
    'assistant-history',
    element('summary', '', `${t.history} `, count),
  )
  box.append(status, list)
  const when = new Intl.DateTimeFormat(boot.locale, { dateStyle: 'medium' })

  const draw = () => {
    const entries = services.history()
    count.textContent = `(${entries.length})`
    const rows = entries.map(({ conversation_id: id, user_message: question, created_at: at }) => {
      const opening = pressable('assistant-open', question, () => open(id))
      opening.setAttribute('aria-label', t.open(question))
      const removing = pressable('assistant-remove', '×', () => void remove(id))
      removing.setAttribute('aria-label', t.remove(question))
      const time = element('time', 'text-tiny text-muted', when.format(new Date(at)))
      time.dateTime = at
      return element('li', '', opening, time, removing)
    })
    list.replaceChildren(...(rows.length > 0 ? rows : [element('li', '', t.noHistory)]))
    // An open list stays after its last conversation is deleted: it has the message about that.
    box.hidden = rows.length === 0 && !box.open
  }
  /** Gone from the browser at once, also while the server cannot be reached. */
  const remove = async (id: string) => {
    const deletion = services.deleteConversation(id)
    const { status: isDone } = await deletion
    deleted(id)
    draw()
    status.textContent = isDone ? t.removed : t.removedHere
    box.querySelector('summary')?.focus()
  }
  draw()
  return { element: box, draw }
}
