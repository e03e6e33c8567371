import { baseKeymap } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { addLink, mark } from './buttons.ts'
import { schema } from './schema.ts'
import { addColumn, addRow, deleteRow, goBelow, toCell } from './tables.ts'

const {
  bullet_list: bullets,
  ordered_list: numbers,
  list_item: item,
  blockquote,
  heading,
} = schema.nodes

/** What keys and typed signs do in a text. */
export const plugins = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': mark('strong'),
    'Mod-i': mark('em'),
    'Mod-k': addLink,
    Enter: splitListItem(item),
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    'Mod-Enter': goBelow,
    'Mod-Alt-ArrowDown': addRow,
    'Mod-Alt-ArrowRight': addColumn,
    'Mod-Alt-Backspace': deleteRow,
    Tab: toCell(1),
    'Shift-Tab': toCell(-1),
  }),
  keymap(baseKeymap),
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*]\s$/, bullets),
      wrappingInputRule(/^1\.\s$/, numbers),
      wrappingInputRule(/^>\s$/, blockquote),
      textblockTypeInputRule(/^(#{2,4})\s$/, heading, ([, signs = '']) => ({
        level: signs.length,
      })),
    ],
  }),
]
