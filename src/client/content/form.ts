import { boot } from '../boot.ts'
import { beginChoice } from './choose-row.ts'
import { readRow, type Versioned } from './calls.ts'
import { openDraft } from './draft.ts'
import { beginGroups } from './groups.ts'
import { chunkFailed } from '../chunk-failed.ts'
import { zoneOf } from './moments.ts'
import { openSaving, type Act } from './saving.ts'
import { beginUpload } from './upload.ts'
import { followKind } from './follow-kind.ts'
import { contentWords } from './words.ts'

const words = contentWords[boot.locale]

/** The form on the page: what is written in it is stored when the page is left, whichever way. */
let shown: { store(): void } | undefined
addEventListener('pagehide', () => shown?.store())

/** Takes over the form of one row: what is written is stored on this device, and saved at the press of a button. */
export async function begin(form: HTMLElement): Promise<void> {
  const { row: id, area = '' } = form.dataset
  const draft = openDraft(form)
  const stored: Versioned = id === undefined ? { row: {}, etag: '' } : await readRow(area, id)
  const saving = openSaving(form, { stored, draft })
  const changed = (added?: HTMLElement) => {
    if (added) wake(added, changed)
    saving.changed()
  }
  wake(form, changed)
  beginGroups(form, changed)
  followKind(form)
  form.addEventListener('input', () => changed())
  form.addEventListener('change', () => changed())
  saving.begun()
  shown = saving
  const kept = draft.read()
  if (kept !== undefined) {
    saving.restore(kept)
    notify(form, words.restored)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    void saving.save((submitter?.getAttribute('value') ?? 'save') as Act)
  })
  form.querySelector('[data-discard]')?.addEventListener('click', () => {
    saving.discard()
    location.reload()
  })
}

/** Wakes what is more than an input in the fields of a form or of an entry. */
function wake(root: HTMLElement, changed: () => void): void {
  for (const field of root.querySelectorAll<HTMLElement>('[data-field]')) {
    const { kind } = field.dataset
    if (kind === 'row' || kind === 'rows') beginChoice(field, changed)
    if (kind === 'picture' || kind === 'file') beginUpload(field, changed)
    if (kind === 'moment') zoneOf(field)
    if (kind === 'html') whenSeen(field, () => wakeEditor(field, changed))
  }
}

/** The editor is large, so it is loaded for a text that is on the screen; without it the HTML itself is written. */
function wakeEditor(field: HTMLElement, changed: () => void): void {
  import('./editor/editor.ts').then(({ begin }) => begin(field, changed)).catch(chunkFailed)
}

function whenSeen(field: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  observer.observe(field)
}

function notify(form: HTMLElement, text: string): void {
  const notice = form.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  notice.textContent = text
  notice.hidden = false
}
