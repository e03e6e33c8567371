import { lift, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { boot } from '../../boot.ts'
import { askForLink } from './ask-for-link.ts'
import { editorWords } from './editor-words.ts'
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

/** Whether the caret is in a node of a type. */
export function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true
  return false
}

const list =
  (type: NodeType): Command =>
  (state, dispatch) =>
    (isWithin(state, type) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch)

const quote: Command = (state, dispatch) =>
  (isWithin(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch)

/** A button of the toolbar. */
export interface Button {
  label: string
  sign: string
  command: Command
  isOn?(state: EditorState): boolean
  /** Shown while the caret is in a table. */
  isOfTable?: true
}

/** The buttons of the toolbar, in order. */
export const buttons: readonly Button[] = [
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
