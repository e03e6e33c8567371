import { defineProblems } from './problem-kind.ts'

/** Problems of bindings to data. */
export const bindingProblems = defineProblems({
  'binding-may-be-empty': {
    name: 'binding-may-be-empty',
    family: 'binding',
    severity: 'warning',
    title: 'A prop that must have a value is bound to one that may be missing',
    hint: 'Give the binding a fallback, or let the route check that the row exists.',
    why: 'Some rows have no picture or city. Without a fallback the block is left out of the page for just those rows, which is easily missed.',
  },
  'binding-type': {
    name: 'binding-type',
    family: 'binding',
    severity: 'error',
    title: 'A binding yields another kind of value than the prop takes',
    hint: 'Bind a field of the right kind, or pass it through a format that makes one.',
    why: 'The value is followed through its formats to the prop: a list cannot stand where a text is drawn, and a value that may be missing needs a fallback where the prop must have one.',
  },
  'format-type': {
    name: 'format-type',
    family: 'binding',
    severity: 'error',
    title: 'A format is given a kind of value it cannot take',
    hint: 'Take the format out, or put the one before it that yields the right kind.',
    why: '`rupiah` and `number` take a number, `date` a date as text, `stripHtml`, `words`, `upper` and `lower` a text.',
  },
  'private-data': {
    name: 'private-data',
    family: 'binding',
    severity: 'error',
    title: 'A page binds data that not every visitor may see',
    hint: 'Guard every route of the page with auth or role:<kinds> of those who may see it, or let a block ask for it in the browser.',
    why: 'A page without a guard is drawn once and sent to everyone. What only some may see must not be in it.',
  },
  'unknown-field': {
    name: 'unknown-field',
    family: 'binding',
    severity: 'error',
    title: 'A binding names a field that the answer does not have',
    hint: 'Name a field of the endpoint’s answer, or of the rows of the collection: schemas/json/collections/ has these.',
    why: 'The path is followed through the schema of the endpoint’s answer, so a misspelt field is found before a visitor sees its fallback for ever.',
  },
  'unknown-parameter': {
    name: 'unknown-parameter',
    family: 'binding',
    severity: 'error',
    title: 'Something names a route parameter that no path of the page has',
    hint: 'Use a parameter that stands in every route of the page.',
    why: 'A parameter that no path of the page has is always empty.',
  },
  'unknown-query': {
    name: 'unknown-query',
    family: 'binding',
    severity: 'error',
    title: 'Something is bound to a query value that a route of the page does not declare',
    hint: 'Declare it in "query" of every route of the page, or bind a name that is declared.',
    why: 'A value that the route does not declare never reaches the page, so that links to it would show the same page again. Every route of the page must declare it, since the same links stand on each of them.',
  },
  'unknown-resource': {
    name: 'unknown-resource',
    family: 'binding',
    severity: 'error',
    title: 'A binding names data that the page does not load',
    hint: 'Add it to the page’s data, or use site or route.',
    why: 'A binding begins with a name of the page’s data, with `site` or with `route`.',
  },
})
