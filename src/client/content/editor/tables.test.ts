import { EditorState, TextSelection, type Command } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'
import {
  addColumn,
  addRow,
  addTable,
  deleteColumn,
  deleteRow,
  deleteTable,
  goBelow,
  toCell,
} from './tables.ts'

const { nodes } = schema
const cells = (type: typeof nodes.table_cell, texts: readonly string[]) =>
  nodes.table_row.create(
    null,
    texts.map((text) => type.create(null, schema.text(text))),
  )
const table = nodes.table.create(null, [
  nodes.thead.create(null, cells(nodes.table_header, ['A', 'B'])),
  nodes.tbody.create(null, [
    cells(nodes.table_cell, ['1', '2']),
    cells(nodes.table_cell, ['3', '4']),
  ]),
])

/** A text with one table, and the caret in the cell with this text. */
function caretAt(text: string, content = table): EditorState {
  const doc = nodes.doc.create(null, [content])
  let at = 0
  doc.descendants((node, position) => {
    if (node.text === text) at = position
  })
  const state = EditorState.create({ doc })
  return state.apply(state.tr.setSelection(TextSelection.create(doc, at)))
}

/** The state after a command; undefined where it is off. */
function after(state: EditorState, command: Command): EditorState | undefined {
  let next: EditorState | undefined
  command(state, (transaction) => (next = state.apply(transaction)))
  next?.doc.check()
  return next
}

/** The texts of the cells, row by row. */
function gridOf(state: EditorState | undefined): string[][] {
  const grid: string[][] = []
  state?.doc.descendants((node) => {
    if (node.type !== nodes.table_row) return
    grid.push(node.children.map((cell) => cell.textContent))
  })
  return grid
}

test('a table is added with a head and two rows, and not within another one', () => {
  const empty = EditorState.create({ schema })
  const added = after(empty, addTable)
  expect(gridOf(added)).toEqual([
    ['', ''],
    ['', ''],
    ['', ''],
  ])
  expect(added?.doc.lastChild?.firstChild?.type).toBe(nodes.thead)
  expect(added?.selection.$from.parent.type).toBe(nodes.table_header)
  expect(after(caretAt('1'), addTable)).toBeUndefined()
})

test('a row is added below the caret; below the head it is the first of the body', () => {
  expect(gridOf(after(caretAt('2'), addRow))).toEqual([
    ['A', 'B'],
    ['1', '2'],
    ['', ''],
    ['3', '4'],
  ])
  const first = after(caretAt('A'), addRow)
  expect(gridOf(first)[1]).toEqual(['', ''])
  expect(first?.doc.firstChild?.lastChild?.childCount).toBe(3)
  expect(first?.selection.$from.parent.type).toBe(nodes.table_cell)
})

test('a row and a column are deleted, and the last of each stays', () => {
  expect(gridOf(after(caretAt('1'), deleteRow))).toEqual([
    ['A', 'B'],
    ['3', '4'],
  ])
  expect(gridOf(after(caretAt('B'), deleteRow))).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(gridOf(after(caretAt('2'), deleteColumn))).toEqual([['A'], ['1'], ['3']])
  const single = nodes.table.create(null, [cells(nodes.table_cell, ['1'])])
  expect(after(caretAt('1', single), deleteRow)).toBeUndefined()
  expect(after(caretAt('1', single), deleteColumn)).toBeUndefined()
})

test('a column is added behind the caret, with the cells that its rows have', () => {
  const wider = after(caretAt('1'), addColumn)
  expect(gridOf(wider)).toEqual([
    ['A', '', 'B'],
    ['1', '', '2'],
    ['3', '', '4'],
  ])
  const head = wider?.doc.firstChild?.firstChild?.firstChild
  expect(head?.children.every(({ type }) => type === nodes.table_header)).toBe(true)
})

test('a table with merged cells keeps its form, and can be deleted', () => {
  const wide = nodes.table_cell.create({ colspan: '2' }, schema.text('lebar'))
  const merged = nodes.table.create(null, [
    nodes.table_row.create(null, wide),
    cells(nodes.table_cell, ['1', '2']),
  ])
  for (const command of [addRow, addColumn, deleteRow, deleteColumn])
    expect(after(caretAt('1', merged), command)).toBeUndefined()
  expect(gridOf(after(caretAt('1', merged), deleteTable))).toEqual([])
})

test('keys go from cell to cell, and on below the table', () => {
  const textAt = (state: EditorState | undefined) => state?.selection.$from.parent.textContent
  expect(textAt(after(caretAt('B'), toCell(1)))).toBe('1')
  expect(textAt(after(caretAt('1'), toCell(-1)))).toBe('B')
  expect(after(caretAt('4'), toCell(1))).toBeUndefined()
  expect(after(caretAt('A'), toCell(-1))).toBeUndefined()
  const below = after(caretAt('3'), goBelow)
  expect(below?.doc.lastChild?.type).toBe(nodes.paragraph)
  expect(below?.selection.$from.parent.type).toBe(nodes.paragraph)
})

test('outside of a table its commands are off', () => {
  const empty = EditorState.create({ schema })
  for (const command of [addRow, addColumn, deleteRow, deleteColumn, deleteTable, toCell(1)])
    expect(after(empty, command)).toBeUndefined()
})
