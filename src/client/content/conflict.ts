import { boot } from '../boot.ts'
import type { Values } from './calls.ts'
import { ask, element } from './elements.ts'
import { fieldAt, labelOf } from './field-elements.ts'
import { isSame } from './read-fields.ts'
import { contentWords } from './words.ts'

const words = contentWords[boot.locale]

/** The versions of a row that two people changed. */
export interface Versions {
  /** What both began with, what is on the page, and what is stored. */
  before: Values
  mine: Values
  theirs: Values
}

/** The fields that somebody else changed to another value than the one on the page. */
export const conflictsOf = ({ before, mine, theirs }: Versions): string[] =>
  Object.keys(theirs).filter(
    (name) =>
      !isSame(theirs[name], before[name]) &&
      (!Object.hasOwn(mine, name) || !isSame(theirs[name], mine[name])),
  )

/** Shows both versions field by field; resolves to the values that the writer chose, undefined to go on writing. */
export async function resolveConflict(
  form: HTMLElement,
  versions: Versions,
): Promise<Values | undefined> {
  const names = conflictsOf(versions)
  if (names.length === 0) return {}
  const dialog = element(
    'dialog',
    { class: 'question content-dialog', 'aria-labelledby': 'content-conflict' },
    element(
      'form',
      { method: 'dialog', class: 'form' },
      element('h3', { id: 'content-conflict', class: 'text-heading' }, words.conflict),
      element('p', {}, words.conflictLead),
      ...names.map((name) => both(form, name, versions)),
      element(
        'p',
        { class: 'form-buttons' },
        element('button', { class: 'button', value: 'use' }, words.useChosen),
        element('button', { class: 'button button-quiet', value: '' }, words.cancel),
      ),
    ),
  )
  if ((await ask(dialog)) !== 'use') return undefined
  return Object.fromEntries(
    names.map((name) => {
      const isTheirs = dialog.querySelector(`input[name="${name}"][value=theirs]:checked`) !== null
      return [name, (isTheirs ? versions.theirs : versions.mine)[name]]
    }),
  )
}

/** Both versions of one field; that of the writer is chosen where they changed it too. */
function both(form: HTMLElement, name: string, { before, mine, theirs }: Versions): HTMLElement {
  const field = fieldAt(form, name)
  const isMine = Object.hasOwn(mine, name) && !isSame(mine[name], before[name])
  const version = (value: string, title: string, held: unknown) =>
    element(
      'label',
      { class: 'form-choice content-version' },
      element('input', { type: 'radio', name, value, checked: (value === 'mine') === isMine }),
      element(
        'span',
        {},
        element('strong', {}, title),
        element('span', { class: 'content-text' }, textOf(held)),
      ),
    )
  return element(
    'fieldset',
    { class: 'form-field content-both' },
    element('legend', {}, field ? labelOf(field) : name),
    version('mine', words.mine, mine[name] ?? before[name]),
    version('theirs', words.theirs, theirs[name]),
  )
}

/** A value as people read it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.empty
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value === 'object')
    return Object.values(value)
      .filter((one) => one !== null)
      .map(textOf)
      .join('\n')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (!text.includes('<')) return text
  return new DOMParser().parseFromString(text, 'text/html').body.innerText.trim() || text
}
