import { exitCode } from 'prosemirror-commands'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes } = schema
const rowType = nodes.table_row

/** Where the caret is in a table: the depths of its nodes, and the numbers of its row and cell. */
interface Place {
  $from: ResolvedPos
  table: Node
  /** The position before the table. */
  at: number
  row: Node
  /** The position before the row. */
  rowAt: number
  column: number
}

const depthOf = ($from: ResolvedPos, isWanted: (node: Node) => boolean): number | undefined => {
  for (let depth = $from.depth; depth > 0; depth--) if (isWanted($from.node(depth))) return depth
  return undefined
}

/** The place of the caret in a table without merged cells, whose columns are cells of the same number in each row. */
function findPlace({ selection: { $from } }: EditorState): Place | undefined {
  const tableDepth = depthOf($from, ({ type }) => type === nodes.table)
  const rowDepth = depthOf($from, ({ type }) => type === rowType)
  if (tableDepth === undefined || rowDepth === undefined) return undefined
  const table = $from.node(tableDepth)
  if (rowsOf(table).some(({ row }) => hasMergedCells(row))) return undefined
  return {
    $from,
    table,
    at: $from.before(tableDepth),
    row: $from.node(rowDepth),
    rowAt: $from.before(rowDepth),
    column: $from.index(rowDepth),
  }
}

const isCell = ({ type }: Node) => type === nodes.table_cell || type === nodes.table_header

const hasMergedCells = (row: Node): boolean =>
  row.children.some(({ attrs }) => [attrs['colspan'], attrs['rowspan']].some((n) => n > 1))

/** The rows of a table with their positions within it. */
function rowsOf(table: Node): { row: Node; offset: number }[] {
  const rows: { row: Node; offset: number }[] = []
  table.descendants((node, offset) => {
    if (node.type === rowType) rows.push({ row: node, offset })
    return node.type !== rowType
  })
  return rows
}

const isHead = (row: Node): boolean =>
  row.childCount > 0 && row.children.every(({ type }) => type === nodes.table_header)

const emptyCells = (row: Node, type = nodes.table_cell) =>
  row.children.map((cell) => (isHead(row) ? type : cell.type).create())

/** A command for the table that the caret is in: off anywhere else. */
const inTable =
  (
    isPossible: (place: Place) => boolean,
    change: (transaction: Transaction, place: Place) => void,
  ): Command =>
  (state, dispatch) => {
    const place = findPlace(state)
    if (place === undefined || !isPossible(place)) return false
    if (dispatch) {
      const { tr } = state
      change(tr, place)
      dispatch(tr.scrollIntoView())
    }
    return true
  }

const always = () => true
const caretIn = (transaction: Transaction, position: number) =>
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(position)))

/** Puts a table of two columns with a head behind the block that the caret is in. */
export const addTable: Command = (state, dispatch) => {
  if (depthOf(state.selection.$from, ({ type }) => type === nodes.table) !== undefined) return false
  if (dispatch) {
    const head = nodes.table_header
    const cell = nodes.table_cell
    const rowsWith = (type: typeof head) => rowType.create(null, [type.create(), type.create()])
    const table = nodes.table.create(null, [
      nodes.thead.create(null, rowsWith(head)),
      nodes.tbody.create(null, [rowsWith(cell), rowsWith(cell)]),
    ])
    const at = state.selection.$to.after(1)
    const { tr } = state
    dispatch(caretIn(tr.insert(at, table), at + 3).scrollIntoView())
  }
  return true
}

/** Adds an empty row below the caret's; below the head it is the first of the body. */
export const addRow = inTable(always, (transaction, { table, at, row, rowAt }) => {
  const added = rowType.create(null, emptyCells(row))
  const body = table.children.findIndex(({ type }) => type === nodes.tbody)
  const isInHead = transaction.doc.resolve(rowAt).parent.type === nodes.thead
  let position = rowAt + row.nodeSize
  if (isInHead && body !== -1) {
    position = at + 2
    for (const part of table.children.slice(0, body)) position += part.nodeSize
  }
  caretIn(transaction.insert(position, added), position + 2)
})

/** Deletes the caret's row; the last row of a table stays. */
export const deleteRow = inTable(
  ({ table }) => rowsOf(table).length > 1,
  (transaction, { row, rowAt }) => {
    const $row = transaction.doc.resolve(rowAt)
    const isOnly = $row.parent.childCount === 1 && $row.parent.type !== nodes.table
    const [from, to] = isOnly ? [$row.before(), $row.after()] : [rowAt, rowAt + row.nodeSize]
    caretIn(transaction.delete(from, to), Math.min(from, transaction.doc.content.size))
  },
)

/** Adds an empty column behind the caret's. */
export const addColumn = inTable(always, (transaction, { table, at, column }) => {
  for (const { row, offset } of rowsOf(table).toReversed()) {
    const cells = row.children.slice(0, column + 1)
    const size = cells.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    const type = cells.at(-1)?.type ?? nodes.table_cell
    transaction.insert(at + 1 + offset + 1 + size, type.create())
  }
})

/** Deletes the caret's column; the last column of a table stays. */
export const deleteColumn = inTable(
  ({ row }) => row.childCount > 1,
  (transaction, { table, at, column }) => {
    for (const { row, offset } of rowsOf(table).toReversed()) {
      const cell = row.maybeChild(column)
      if (cell === null || row.childCount === 1) continue
      const before = row.children.slice(0, column).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
      const from = at + 1 + offset + 1 + before
      transaction.delete(from, from + cell.nodeSize)
    }
  },
)

/** Deletes the table that the caret is in. */
export const deleteTable: Command = (state, dispatch) => {
  const { $from } = state.selection
  const depth = depthOf($from, ({ type }) => type === nodes.table)
  if (depth === undefined) return false
  dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView())
  return true
}

/** Moves the caret to the next cell, or the one before; from the last cell the key does what it does elsewhere. */
export const toCell =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const depth = depthOf($from, ({ type }) => type === nodes.table)
    if (depth === undefined) return false
    const starts: number[] = []
    $from.node(depth).descendants((node, offset) => {
      if (isCell(node)) starts.push($from.start(depth) + offset + 1)
    })
    const current = starts.findLastIndex((start) => start <= $from.pos)
    const next = current === -1 ? undefined : starts[current + step]
    if (next === undefined) return false
    dispatch?.(caretIn(state.tr, next).scrollIntoView())
    return true
  }

/** Goes on below a table or a block of code. */
export const goBelow: Command = (state, dispatch, view) => {
  const { $from } = state.selection
  const depth = depthOf($from, ({ type }) => type === nodes.table)
  if (depth === undefined) return exitCode(state, dispatch, view)
  if (dispatch) {
    const at = $from.after(1)
    const { tr } = state
    if (tr.doc.resolve(at).nodeAfter === null) tr.insert(at, nodes.paragraph.create())
    dispatch(caretIn(tr, at + 1).scrollIntoView())
  }
  return true
}
