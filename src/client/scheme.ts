import { schemeConditions, schemeKey } from '#schemas/scheme-choice.ts'
import { visit } from './visit-client.ts'

const { local } = visit.environment

const conditions = new Map<string, string>(Object.entries(schemeConditions))
const ofSystem = '(prefers-color-scheme: dark)'

/** Elements with such a condition: sources of pictures, and the colours of the browser's bars. */
const selector = ['dark)', '-width:0)'].map((end) => `[media$="${end}"]`).join()

/**
 * Writes the stored choice into the rules and elements of the document. One that has it already is left alone: whatever
 * is written there, the whole page gets a new layout.
 */
function apply(): void {
  const condition = conditions.get(local.read(schemeKey) ?? '') ?? ofSystem
  const write = (media: string, set: (changed: string) => void) => {
    const changed = media.replace(/\((?:prefers|min-width|max-width).*/, condition)
    if (changed !== media) set(changed)
  }
  const rule = [...(document.querySelector('style')?.sheet?.cssRules ?? [])].at(-1)
  if (rule instanceof CSSMediaRule)
    write(rule.media.mediaText, (changed) => (rule.media.mediaText = changed))
  for (const element of document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(selector))
    write(element.media, (changed) => (element.media = changed))
}

/** Shows the choice between light, dark and the system's colours, and applies it at once, in other tabs too. */
export function begin(part: HTMLElement): void {
  const select = part.querySelector('select')
  if (select === null) return
  const show = () => {
    const stored = local.read(schemeKey) ?? ''
    select.value = conditions.has(stored) ? stored : 'system'
    apply()
  }
  select.addEventListener('change', () => {
    // A first visit clears the storage when it starts up, and does so before the choice is in it.
    void visit.startUp()
    if (conditions.has(select.value)) local.write(schemeKey, select.value)
    else local.remove(schemeKey)
    apply()
  })
  addEventListener('storage', ({ key }) => key === schemeKey && show())
  // A page that comes back from the browser's memory may show what was chosen before.
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  show()
  part.hidden = false
}
