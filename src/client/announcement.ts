import { visit } from './visit-client.ts'

/** The announcements that were closed in this browser: their texts by node id. */
const key = 'tenun_closed'
const { local } = visit.environment

const closed = (): Record<string, unknown> => {
  try {
    return Object(JSON.parse(local.read(key) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Shows an announcement unless it was closed with the same text, and closes it for good at the press of its button. */
export function begin(section: HTMLElement): void {
  const { name = '' } = section.dataset
  const text = section.querySelector('[data-text]')?.textContent ?? ''
  if (closed()[name] === text) return
  section.dataset['shown'] = ''
  section.querySelector('button')?.addEventListener('click', () => {
    local.write(key, JSON.stringify({ ...closed(), [name]: text }))
    delete section.dataset['shown']
    document.querySelector<HTMLElement>('body > main')?.focus({ preventScroll: true })
  })
}
