import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { boot } from '../../boot.ts'
import { element } from '../elements.ts'
import { controlOf } from '../field-elements.ts'
import { written } from '../write-fields.ts'
import { isWhole, toDocument, toHtml } from './html.ts'
import { editorWords } from './editor-words.ts'
import { plugins } from './plugins.ts'
import { openToolbar } from './toolbar.ts'

const words = editorWords[boot.locale]
/**
 * Puts an editor in the place of a field's HTML, which stays what is sent. HTML that the editor cannot show whole is left
 * to be written as it is.
 */
export function begin(field: HTMLElement, changed: () => void): void {
  const source = controlOf(field)
  const label = field.querySelector('label')?.id ?? ''
  const place = element('div', { class: 'editor' })
  const note = element('p', { class: 'form-hint', role: 'status' })
  source.before(place, note)
  const view = new EditorView(place, {
    state: stateOf(source.value),
    attributes: {
      id: `${source.id}-editor`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': label,
      class: 'prose editor-text',
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      toolbar.update()
      if (!transaction.docChanged) return
      source.value = toHtml(view.state.doc)
      changed()
    },
  })
  const toolbar = openToolbar(view, () => show(!place.hidden))
  place.prepend(toolbar.element)
  const toggle = element('button', { type: 'button', class: 'button button-quiet' }, words.asText)
  toggle.addEventListener('click', () => show(false))
  source.after(toggle)
  const show = (asHtml: boolean) => {
    const isLost = !isWhole(source.value)
    const isHtml = asHtml || isLost
    if (!isHtml) view.updateState(stateOf(source.value))
    place.hidden = isHtml
    source.hidden = !isHtml
    toggle.hidden = !isHtml
    note.textContent = isLost ? words.notWhole : ''
    toolbar.update()
  }
  field.querySelector('label')?.addEventListener('click', () => !place.hidden && view.focus())
  field.addEventListener(written, () => show(false))
  show(false)
}

const stateOf = (html: string): EditorState =>
  EditorState.create({ doc: toDocument(html), plugins })
