import { html } from '@codemirror/lang-html'

export const grammar = html()
