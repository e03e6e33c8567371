import { setBlockType } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import { boot } from '../../boot.ts'
import { element } from '../elements.ts'
import { addLink, type Button, buttons, isWithin } from './buttons.ts'
import { editorWords } from './editor-words.ts'
import { insertPicture } from './insert-picture.ts'
import { schema } from './schema.ts'

const words = editorWords[boot.locale]
const { nodes } = schema
const levels = [2, 3, 4]

/** The buttons over a text; those that can do nothing where the caret is are off. */
export function openToolbar(view: EditorView, showHtml: () => void) {
  const style = element(
    'select',
    { 'aria-label': words.style },
    element('option', { value: '' }, words.paragraph),
    ...levels.map((level) =>
      element('option', { value: String(level) }, `${words.heading} ${level}`),
    ),
  )
  style.addEventListener('change', (event) => {
    event.stopPropagation()
    const level = Number(style.value)
    const type =
      level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level })
    type(view.state, (transaction) => view.dispatch(transaction))
    view.focus()
  })
  style.addEventListener('input', (event) => event.stopPropagation())
  const shown = buttons.map((button) => ({ ...button, element: toButton(button, view) }))
  const said = element('span', { role: 'status', class: 'text-small' })
  const picture = labelled(words.picture, words.picture)
  picture.addEventListener(
    'click',
    () => void insertPicture(view, (text) => (said.textContent = text)),
  )
  const html = labelled(words.asHtml, 'HTML')
  html.addEventListener('click', showHtml)
  const bar = element('div', { role: 'toolbar', class: 'editor-bar', 'aria-label': words.toolbar })
  bar.append(style, ...shown.map((one) => one.element), picture, html, said)
  return {
    element: bar,
    update() {
      const { state } = view
      const { parent } = state.selection.$from
      style.value = parent.type === nodes.heading ? String(parent.attrs['level']) : ''
      const isInTable = isWithin(state, nodes.table)
      for (const { element: button, command, isOn, isOfTable } of shown) {
        button.hidden = isOfTable === true && !isInTable
        if (isOn) button.ariaPressed = String(isOn(state))
        button.ariaDisabled = String(!command(state))
      }
    },
  }
}

const labelled = (label: string, sign: string) =>
  element(
    'button',
    { type: 'button', title: label },
    element('span', { 'aria-hidden': 'true' }, sign),
    element('span', { class: 'sr-only' }, label),
  )

function toButton({ label, sign, command }: Button, view: EditorView): HTMLButtonElement {
  const button = labelled(label, sign)
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', () => {
    command(view.state, (transaction) => view.dispatch(transaction), view)
    if (command !== addLink) view.focus()
  })
  return button
}
