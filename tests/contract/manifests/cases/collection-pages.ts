import { edit, many, type Case } from '../corpus.ts'
import { changed, inDetail, inList, paths, withRoutes } from '../collection-files.ts'

/** Pages that load and show rows of collections/. */
export const cases: Case[] = [
  {
    name: 'a collection that does not exist is told with the one that was meant',
    files: inList('"works": { "collection": "karya"', '"works": { ①"collection": "karyo"'),
    expected: ['unknown-collection There is no collection "karyo". Did you mean "karya"?'],
  },
  {
    name: 'a row that the collection does not have is told with the one that was meant',
    files: changed({
      'layout.json': (text) =>
        withRoutes(text)
          .replace('/Karya/:type/:title', '/Karya/Terbaik')
          .replace(', { "parameter": "type", "equals": "work.kind" }', ''),
      [paths.detail]: edit(['"find": { "$route": "title" }', '①"find": "rumah-bacaan"']),
      [paths.list]: edit([', "href": "/Karya/:kind/:slug"', '']),
    }),
    expected: ['unknown-row "karya" has no row "rumah-bacaan". Did you mean "rumah-baca"?'],
  },
  {
    name: 'a parameter that no path has is told where rows are found by it',
    files: inDetail('"find": { "$route": "title" }', '①"find": { "$route": "titel" }'),
    expected: ['unknown-parameter No path of this page has :titel. Did you mean "title"?'],
  },
  {
    name: 'rows cannot be chosen by a field that they do not have',
    files: inList('"where": { "kind"', '"where": { ①"kinds"'),
    expected: ['unknown-field A row of this kind has no "kinds". Did you mean "kind"?'],
  },
  {
    name: 'rows cannot be chosen by a list',
    files: inList('"limit": 12', '"exclude": { ①"photos": "a" }, "limit": 12'),
    expected: ['wrong-input "photos" is a list; rows are chosen by texts'],
  },
  {
    name: 'rows cannot be chosen by a value of another type',
    files: inList('"limit": 12', '"exclude": { ①"kind": 7 }, "limit": 12'),
    expected: ['wrong-input "kind" is a text, not 7.'],
  },
  {
    name: 'a misspelt key of page data is told with the one that was meant',
    files: inList('"limit": 12', '①"limits": 12'),
    expected: ['unknown-key "limits" is not read here. Did you mean "limit"?'],
  },
  {
    name: 'a field that rows do not have cannot be bound',
    files: inDetail(
      '"heading": { "$bind": "work.title" }',
      '①"heading": { "$bind": "work.titel" }',
    ),
    expected: ['unknown-field "work.titel": there is no "titel". Did you mean "title"?'],
  },
  {
    name: 'a list cannot be bound where a text stands',
    files: inDetail(
      '"heading": { "$bind": "work.title" }',
      '①"heading": { "$bind": "work.photos" }',
    ),
    expected: ['binding-type "work.photos" is a list; here stands a text.'],
  },
  {
    name: 'a plain text cannot be bound where HTML stands',
    files: inDetail(
      '"html": { "$bind": "work.description" }',
      '①"html": { "$bind": "work.summary" }',
    ),
    expected: ['binding-type "work.summary" is not HTML of a row as it stands; here stands HTML.'],
  },
  {
    name: 'a parameter cannot stand where HTML does',
    files: inDetail('"html": { "$bind": "work.description" }', '①"html": { "$route": "title" }'),
    expected: ['binding-type ":title" is no HTML.'],
  },
  {
    name: 'an item that no field fills is told with what to write',
    files: inList('"each": { "text": "summary", "href"', '"each": { "href"'),
    expected: [
      'layouts/coba/pages/works.json:13:9 binding-type A row of "works" has no "text", which each item needs: write "each": { "text": "<field>" } with one of slug, title,',
    ],
  },
  {
    name: 'an item takes no field that rows do not have',
    files: inList('"text": "summary"', '①"text": "sumary"'),
    expected: ['unknown-field A row of "works" has no "sumary". Did you mean "summary"?'],
  },
  {
    name: 'an item has no name but its own',
    files: inList('"text": "summary"', '"text": "summary", ①"txt": "summary"'),
    expected: ['unknown-key An item has no "txt". Did you mean "text"?'],
  },
  {
    name: 'an address of a row has its fields as parameters',
    files: inList('/Karya/:kind/:slug', '/Karya/:kind/:slag'),
    expected: [
      'layouts/coba/pages/works.json:13:67 unknown-field A row of "works" has no "slag". Did you mean "slug"?',
    ],
  },
  {
    name: 'a field of an item that may be empty is told where the item must have it',
    files: inList('"text": "summary"', '①"text": "clientName"'),
    expected: ['binding-may-be-empty "clientName" of a row may be empty, and each item needs it.'],
  },
  {
    name: 'a row that may not be there is told with the check of the route',
    files: changed({
      'layout.json': (text) => withRoutes(text).replace('{ "exists": "work" }, ', ''),
      [paths.detail]: edit(
        ['"heading": { "$bind": "work.title" }', '①"heading": { "$bind": "work.title" }'],
        [
          '"html": { "$bind": "work.description" }',
          '"html": { "$bind": "work.description", "fallback": "" }',
        ],
      ),
    }),
    expected: [
      'binding-may-be-empty "work.title" may be empty, and there is no fallback. Write "checks": [{ "exists": "work" }] at the route: an address of no row is then not found.',
    ],
  },
  {
    name: 'an address cannot stand in a text of an item',
    files: inList('"text": "summary"', '①"text": "page:work"'),
    expected: [
      'binding-type page:work is an address, and "text" of an item is no link: "each" fills texts, pictures and links.',
    ],
  },
  {
    name: 'an object cannot stand where each item takes a field',
    files: inList('"text": "summary"', '①"text": { "label": "summary" }'),
    expected: [
      'schema must be string, not {"label":"summary"}: must be a field of the row, page:<page>, or a path such as /Portfolio/:kind/:slug',
    ],
  },
  {
    name: 'more rows than a prop takes are told with the limit to write',
    files: changed({
      [paths.rows]: `{ "$schema": "x", "kind": "case", "rows": [${many(13, (i) => `{ "slug": "x${i}", "title": "A", "kind": "a", "summary": "B", "description": "" }`)}] }`,
      [paths.list]: edit([', "limit": 12', ''], ['"items": {', '①"items": {']),
    }),
    expected: ['too-many "works" may have 13 rows, and here are at most 12. Write "limit": 12'],
  },
]
