import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** An open editor. */
export interface OpenEditor {
  /** Replaces its text, when it is another one. */
  write(text: string): void
  focus(): void
  close(): void
}

interface EditorOptions {
  language: string
  text: string
  label: string
  /** Which keys it has, in words. */
  keys: string
  changed(text: string): void
  /** Called with its text, which may be newer than that of the last `changed`. */
  run(text: string): void
}

/** The grammar of a language, a part of its own each. */
const grammars: Readonly<Record<string, () => Promise<Extension>>> = {
  javascript: () => import('./grammar-javascript.ts').then(({ grammar }) => grammar),
  sql: () => import('./grammar-sql.ts').then(({ grammar }) => grammar),
  'html-css': () => import('./grammar-html.ts').then(({ grammar }) => grammar),
}

const theme = EditorView.theme({
  '&': { color: 'var(--c-ink)', backgroundColor: 'var(--c-surface)', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: '2px solid var(--c-primary-ink)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-content': { minHeight: '14rem', padding: '0.75rem 0', caretColor: 'var(--c-ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--c-ink)' },
  '.cm-gutters': { color: 'var(--c-muted)', backgroundColor: 'transparent', border: '0' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--c-ink) 5%, transparent)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--c-primary-ink) 25%, transparent)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', outline: '1px solid' },
})

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.tagName, tags.modifier],
    color: 'var(--c-primary-ink)',
    fontWeight: '600',
  },
  { tag: [tags.string, tags.attributeValue, tags.regexp], color: 'var(--c-accent-ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--c-accent-ink)' },
  { tag: tags.comment, color: 'var(--c-muted)', fontStyle: 'italic' },
])

/**
 * Opens an editor in an element, in a shadow root: there its styles are constructed sheets, which the policy of the page allows,
 * not style elements, which it forbids.
 */
export async function openEditor(host: HTMLElement, options: EditorOptions): Promise<OpenEditor> {
  const { language, text, label, keys, changed, run } = options
  const grammar = await grammars[language]?.()
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const ran = ({ state }: EditorView) => {
    run(state.doc.toString())
    return true
  }
  const extensions = [
    keymap.of([{ key: 'Mod-Enter', run: ran }, indentWithTab, ...defaultKeymap, ...historyKeymap]),
    [history(), drawSelection(), lineNumbers(), highlightActiveLine()],
    [indentOnInput(), bracketMatching(), EditorView.lineWrapping, theme],
    [syntaxHighlighting(colours), EditorState.tabSize.of(2), grammar ?? []],
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': keys }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) changed(state.doc.toString())
    }),
  ]
  const view = new EditorView({
    state: EditorState.create({ doc: text, extensions }),
    root,
    parent: root,
  })
  return {
    write(next) {
      const { doc } = view.state
      if (next !== doc.toString())
        view.dispatch({ changes: { from: 0, to: doc.length, insert: next } })
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}
