import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { boot } from '../../boot.ts'
import { element } from '../elements.ts'
import { askForLink } from './ask-for-link.ts'
import { editorWords } from './editor-words.ts'
import { insertPicture } from './insert-picture.ts'
import { schema } from './schema.ts'
import { addColumn, addRow, addTable, deleteColumn, deleteRow, deleteTable } from './tables.ts'

const words = editorWords[boot.locale]
const { nodes, marks } = schema

/** Switches a mark. */
export const mark = (name: 'strong' | 'em' | 'code'): Command => toggleMark(marks[name])

/** Asks for the address of a link; within one, without an address, the link is taken away. */
export const addLink: Command = (state, _dispatch, view) => {
  if (view) void linkIn(view)
  return !state.selection.empty || isMarked(state, marks.link)
}

async function linkIn(view: EditorView): Promise<void> {
  const { state } = view
  const { from, to, $from } = state.selection
  const present =
    marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? [])
  const href = await askForLink(String(present?.attrs['href'] ?? ''))
  view.focus()
  if (href === undefined) return
  const range = from === to ? aroundLink(state) : { from, to }
  const { tr } = state
  tr.removeMark(range.from, range.to, marks.link)
  if (href !== '') tr.addMark(range.from, range.to, marks.link.create({ href }))
  view.dispatch(tr)
}

/** The text that the link at the caret covers. */
function aroundLink({ selection: { $from } }: EditorState): { from: number; to: number } {
  const hasLink = (i: number) => marks.link.isInSet($from.parent.child(i).marks) !== undefined
  let [first, last] = [$from.index(), $from.index()]
  while (first > 0 && hasLink(first - 1)) first--
  while (last + 1 < $from.parent.childCount && hasLink(last + 1)) last++
  let from = $from.start()
  for (let i = 0; i < first; i++) from += $from.parent.child(i).nodeSize
  let to = from
  for (let i = first; i <= last && i < $from.parent.childCount; i++)
    to += $from.parent.child(i).nodeSize
  return { from, to }
}

const isMarked = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  selection.empty
    ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, type)

function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true
  return false
}

const list =
  (type: NodeType): Command =>
  (state, dispatch) =>
    (isWithin(state, type) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch)

const quote: Command = (state, dispatch) =>
  (isWithin(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch)

interface Button {
  label: string
  sign: string
  command: Command
  isOn?(state: EditorState): boolean
  /** Shown while the caret is in a table. */
  isOfTable?: true
}

const buttons: readonly Button[] = [
  {
    label: words.bold,
    sign: 'B',
    command: mark('strong'),
    isOn: (state) => isMarked(state, marks.strong),
  },
  {
    label: words.italic,
    sign: 'I',
    command: mark('em'),
    isOn: (state) => isMarked(state, marks.em),
  },
  {
    label: words.link,
    sign: words.linkSign,
    command: addLink,
    isOn: (state) => isMarked(state, marks.link),
  },
  {
    label: words.bullets,
    sign: '• —',
    command: list(nodes.bullet_list),
    isOn: (state) => isWithin(state, nodes.bullet_list),
  },
  {
    label: words.numbers,
    sign: '1. —',
    command: list(nodes.ordered_list),
    isOn: (state) => isWithin(state, nodes.ordered_list),
  },
  {
    label: words.quote,
    sign: '“ ”',
    command: quote,
    isOn: (state) => isWithin(state, nodes.blockquote),
  },
  {
    label: words.code,
    sign: '</>',
    command: mark('code'),
    isOn: (state) => isMarked(state, marks.code),
  },
  { label: words.table, sign: words.table, command: addTable },
  { label: words.addRow, sign: '+ ↓', command: addRow, isOfTable: true },
  { label: words.deleteRow, sign: '− ↓', command: deleteRow, isOfTable: true },
  { label: words.addColumn, sign: '+ →', command: addColumn, isOfTable: true },
  { label: words.deleteColumn, sign: '− →', command: deleteColumn, isOfTable: true },
  { label: words.deleteTable, sign: words.deleteTable, command: deleteTable, isOfTable: true },
  { label: words.undo, sign: '↶', command: undo },
  { label: words.redo, sign: '↷', command: redo },
]

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
  element('button', { type: 'button', 'aria-label': label, title: label }, sign)

function toButton({ label, sign, command }: Button, view: EditorView): HTMLButtonElement {
  const button = labelled(label, sign)
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', () => {
    command(view.state, (transaction) => view.dispatch(transaction), view)
    if (command !== addLink) view.focus()
  })
  return button
}
