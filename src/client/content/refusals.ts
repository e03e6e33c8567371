import { boot } from '../boot.ts'
import { altFieldOf, controlOf, fieldAt, fieldsOf, entriesOf, labelOf } from './field-elements.ts'
import { readField } from './read-fields.ts'
import { contentWords } from './words.ts'

/** What is wrong with a field, named by its path. */
export interface Refusal {
  field: string
  message: string
}

/** What the browser can say by itself of the fields: what is missing, too long, or no number. */
export function checkFields(root: HTMLElement, above = ''): Refusal[] {
  return fieldsOf(root).flatMap((field) => {
    if (field.hidden) return []
    const { field: name = '', kind } = field.dataset
    const path = above + name
    if (kind === 'object') return checkFields(field, `${path}.`)
    if (kind === 'group')
      return entriesOf(field).flatMap((entry, i) => checkFields(entry, `${path}.${i}.`))
    const alt = altFieldOf(field)
    if (alt && !readField(alt) && readField(field))
      return [{ field: above + alt.dataset['field'], message: alt.dataset['missing'] ?? '' }]
    const message = wrongWith(field)
    return message === undefined ? [] : [{ field: path, message }]
  })
}

function wrongWith(field: HTMLElement): string | undefined {
  const words = contentWords[boot.locale]
  const { required, kind, most } = field.dataset
  const value = readField(field)
  if (value === undefined || value === '' || value === null)
    return required === undefined ? undefined : words.missing
  if (kind === 'number' && !Number.isInteger(value)) return words.noNumber
  const isLong = typeof value === 'string' && most !== undefined && value.length > Number(most)
  return isLong ? words.tooLong.replace('{most}', most) : undefined
}

/** Takes every refusal away. */
export function clearRefusals(form: HTMLElement): void {
  for (const error of form.querySelectorAll('[data-refusal]')) error.remove()
  for (const field of form.querySelectorAll('.is-wrong')) field.classList.remove('is-wrong')
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-errormessage')
  }
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  if (summary) summary.hidden = true
}

/** Shows what is wrong beside each field and together on top, and brings the reader there. */
export function showRefusals(
  form: HTMLElement,
  message: string,
  refusals: readonly Refusal[],
): void {
  clearRefusals(form)
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  if (!summary) return
  const list = document.createElement('ul')
  for (const refusal of refusals) list.append(showOne(form, refusal))
  summary.replaceChildren(paragraph(message), list)
  summary.hidden = false
  const first = form.querySelector<HTMLElement>('[aria-invalid=true]')
  ;(first ?? summary).focus()
}

function showOne(form: HTMLElement, { field: path, message }: Refusal): HTMLElement {
  const item = document.createElement('li')
  const field = fieldAt(form, path)
  item.textContent = message
  if (!field) return item
  field.closest('details')?.setAttribute('open', '')
  const control = focusable(field)
  const error = paragraph(message)
  error.className = 'form-error'
  error.dataset['refusal'] = ''
  error.id = `${control.id}-error`
  field.classList.add('is-wrong')
  field.append(error)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-errormessage', error.id)
  const link = document.createElement('a')
  link.href = `#${control.id}`
  link.textContent = `${labelOf(field)}: ${message}`
  link.addEventListener('click', (event) => {
    event.preventDefault()
    control.focus()
  })
  item.replaceChildren(link)
  return item
}

/** What is written in: the editor where a text has one. */
const focusable = (field: HTMLElement): HTMLElement =>
  field.querySelector<HTMLElement>('[contenteditable=true]') ?? controlOf(field)

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
