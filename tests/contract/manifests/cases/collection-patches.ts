import type { Case } from '../corpus.ts'
import { patch } from '../collection-files.ts'

/** Layouts that patch the rows of their parents. */
export const cases: Case[] = [
  {
    name: 'a patch of rows that changes, inserts, moves and removes them is fine',
    of: 'child',
    files: patch(`
    { "op": "set", "at": "biaya", "fields": { "answer": "Rp10.000." } },
    { "op": "insert", "where": "before", "at": "biaya", "row": { "question": "Siapa?", "answer": "Kami." } },
    { "op": "move", "at": "biaya", "where": "start" },
    { "op": "unset", "at": "biaya", "paths": ["/topic"] },
    { "op": "replace", "at": "siapa", "row": { "question": "Siapa Anda?", "answer": "Kami." } },
    { "op": "remove", "at": "berapa-lama" }
  `),
    expected: [],
  },
  {
    name: 'a patch of a row that is gone is told with the one that was meant',
    of: 'child',
    files: patch('{ "op": "remove", ①"at": "biayo" }'),
    expected: ['patch-target There is no row "biayo" to change. Did you mean "biaya"?'],
  },
  {
    name: 'a patch that says no place is told',
    of: 'child',
    files: patch('①{ "op": "move", "at": "biaya", "where": "before" }'),
    expected: ['patch-place "before" needs "to"'],
  },
  {
    name: 'a patch of a field that rows do not have is told',
    of: 'child',
    files: patch('{ "op": "set", "at": "biaya", "fields": { ①"awnser": "A" } }'),
    expected: ['unknown-key "awnser" is not read here. Did you mean "answer"?'],
  },
  {
    name: 'an operation that does not exist is told with the one that was meant',
    of: 'child',
    files: patch('{ ①"op": "remov", "at": "biaya" }'),
    expected: ['schema "remov" is not one of'],
  },
  {
    name: 'a patch that takes away what a row must have is told',
    of: 'child',
    files: patch('{ "op": "unset", "at": "biaya", "paths": [①"/answer"] }'),
    expected: ['schema "answer" is missing.'],
  },
  {
    name: 'a patch of rows of another kind is told',
    of: 'child',
    files: {
      ...patch('', '"speaker"'),
      'collections/tanya.json': `{
  "$schema": "../../../schemas/json/collection.json",
  ①"kind": "speaker",
  "patch": []
}
`,
    },
    expected: [
      'patch-target No parent writes a collection "tanya" of the kind "speaker" to patch. Its rows are of the kind "question".',
    ],
  },
  {
    name: 'rows that the parent has locked cannot be changed',
    of: 'child',
    files: {
      ...patch('{ "op": "remove", "at": "biaya" }'),
      'collections/tanya.json': '①{ "$schema": "x", "kind": "question", "rows": [] }',
      '../induk/collections/tanya.json':
        '{ "$schema": "x", "kind": "question", "lock": true, "rows": [{ "question": "Siapa?", "answer": "Kami." }] }',
    },
    expected: ['locked Collection "tanya" is locked by "induk".'],
  },
]
