import { boot } from '../../boot.ts'
import { ask, element } from '../elements.ts'
import { editorWords } from './editor-words.ts'
import { isLink } from './schema.ts'

const words = editorWords[boot.locale]

/** An address as people type it: without a scheme it is one of the web. */
const toAddress = (typed: string): string => {
  const address = typed.trim()
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address
}

/** The address of a link; empty takes the link away, undefined leaves it as it is. */
export async function askForLink(before: string): Promise<string | undefined> {
  const input = element('input', {
    type: 'text',
    maxlength: '2000',
    value: before,
    'aria-label': words.address,
  })
  const cancel = element('button', { type: 'button', class: 'button button-quiet' }, words.cancel)
  const dialog = element(
    'dialog',
    { class: 'question content-dialog', 'aria-labelledby': 'content-link' },
    element(
      'form',
      { method: 'dialog', class: 'form' },
      element('h3', { id: 'content-link', class: 'text-heading' }, words.link),
      element('label', { class: 'form-field' }, element('strong', {}, words.address), input),
      element('p', { class: 'form-hint' }, words.addressHint),
      element(
        'p',
        { class: 'form-buttons' },
        element('button', { class: 'button', value: 'use' }, words.use),
        cancel,
      ),
    ),
  )
  cancel.addEventListener('click', () => dialog.close(''))
  input.addEventListener('input', () => input.setCustomValidity(''))
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    const address = toAddress(input.value)
    if (address === '' || isLink(address)) return
    event.preventDefault()
    input.setCustomValidity(words.noAddress)
    input.reportValidity()
  })
  return (await ask(dialog)) === 'use' ? toAddress(input.value) : undefined
}
