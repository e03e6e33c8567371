import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const detail = 'pages/class.json'

/** The grammar of a page's head and of its nodes. */
export const cases: Case[] = [
  {
    name: 'a misspelt key of a page is told with the one that was meant',
    files: { [home]: edit(['"title":', '①"titel":']) },
    expected: ['unknown-key "titel" is not read here. Did you mean "title"?'],
  },
  {
    name: 'a page without blocks is told at its beginning',
    files: { [home]: '①{ "$schema": "x", "title": "Belajar" }', 'content/sejarah.mdx': undefined },
    expected: ['two-bodies "blocks" is missing.'],
  },
  {
    name: 'a page with blocks and a patch is told at the patch',
    files: { [home]: edit(['  "blocks": [', '  ①"patch": [],\n  "blocks": [']) },
    expected: ['two-bodies Both "blocks" and "patch" stand here.'],
  },
  {
    name: 'a page that is a list is told at its beginning',
    files: { [home]: '①[]', 'content/sejarah.mdx': undefined },
    expected: ['schema must be object, not [].'],
  },
  {
    name: 'a page that is nothing is told at its beginning',
    files: { [home]: '①null', 'content/sejarah.mdx': undefined },
    expected: ['schema must be object, not null.'],
  },
  {
    name: 'a page that is a text is told at its beginning',
    files: { [home]: '①"home"', 'content/sejarah.mdx': undefined },
    expected: ['schema must be object, not "home".'],
  },
  {
    name: 'blocks that are an object are told where they stand',
    files: {
      [home]: '{\n  "$schema": "x",\n  ①"blocks": { "a": {} }\n}',
      'content/sejarah.mdx': undefined,
    },
    expected: ['schema must be array, not {"a":{}}.'],
  },
  {
    name: 'a title that is a number is told with what a title may be',
    files: {
      [home]: edit(
        ['{ "id": "Belajar menenun", "en": "Learn to weave" }', '7'],
        ['"title"', '①"title"'],
      ),
    },
    expected: ['schema 7 is none of the forms allowed here.'],
  },
  {
    name: 'a title in a third language is told at the language',
    files: { [home]: edit(['"en": "Learn to weave"', '①"fr": "Tisser"']) },
    expected: ['unknown-key "fr" is not read here.'],
  },
  {
    name: 'a title longer than a text may be is told',
    files: {
      [home]: edit(
        ['{ "id": "Belajar menenun", "en": "Learn to weave" }', `"${'x'.repeat(20_001)}"`],
        ['"title"', '①"title"'],
      ),
    },
    expected: ['schema'],
  },
  {
    name: 'what is said of the site’s name is true or false',
    files: { [home]: edit(['  "blocks": [', '  ①"siteName": "ya",\n  "blocks": [']) },
    expected: ['schema must be boolean, not "ya".'],
  },
  {
    name: 'rules for search engines are a closed list',
    files: { [home]: edit(['  "blocks": [', '  "seo": { ①"robots": "none" },\n  "blocks": [']) },
    expected: [
      'schema "none" is not one of index, follow, noindex, follow, index, nofollow, noindex, nofollow.',
    ],
  },
  {
    name: 'a misspelt key of SEO is told with the one that was meant',
    files: { [detail]: edit(['"description"', '①"descripton"']) },
    expected: ['unknown-key "descripton" is not read here. Did you mean "description"?'],
  },
  {
    name: 'a lock of a page is true or false, and not a list',
    files: { [home]: edit(['  "blocks": [', '  ①"lock": ["node"],\n  "blocks": [']) },
    expected: ['schema must be boolean, not ["node"].'],
  },
  {
    name: 'a node without id is told where the node begins',
    files: { [home]: edit(['"id": "ajak", ', ''], ['[{ "type": "cta"', '[①{ "type": "cta"']) },
    expected: ['schema "id" is missing.'],
  },
  {
    name: 'a node without type is told where the node begins',
    files: { [home]: edit(['{ "id": "ajak", "type": "cta", ', '①{ "id": "ajak", ']) },
    expected: ['schema "type" is missing.'],
  },
  {
    name: 'an id in capitals or with a space is told with what an id is',
    files: {
      [home]: edit(['"id": "buka"', '①"id": "Buka"'], ['"id": "isi"', '②"id": "isi teks"']),
    },
    expected: ['schema "Buka" ', 'schema "isi teks" '],
  },
  {
    name: 'an id of 64 letters is told',
    files: { [home]: edit(['"id": "buka"', `①"id": "${'b'.repeat(64)}"`]) },
    expected: ['schema'],
  },
  {
    name: 'a type that is a path is no type',
    files: { [home]: edit(['"type": "cta"', '①"type": "../cta"']) },
    expected: ['schema "../cta" '],
  },
  {
    name: 'a version is a whole number from one on',
    files: { [home]: edit(['"v": 2', '①"v": 0']) },
    expected: ['schema 0 is not more than 0.'],
  },
  {
    name: 'a version that is a text is told',
    files: { [home]: edit(['"v": 2', '①"v": "2"']) },
    expected: ['schema must be integer, not "2".'],
  },
  {
    name: 'props that are a list are told where they stand',
    files: { [home]: edit(['"props": { "heading": "Mulai" }', '①"props": ["Mulai"]']) },
    expected: ['schema must be object, not ["Mulai"].'],
  },
  {
    name: 'a misspelt key of a node is told with the one that was meant',
    files: { [home]: edit(['"props": { "heading": "Mulai" }', '①"prop": { "heading": "Mulai" }']) },
    expected: ['unknown-key "prop" is not read here. Did you mean "props"?'],
  },
  {
    name: 'children beside the slots are told: there is one place for them',
    files: { [home]: edit(['"slots": {', '①"children": {']) },
    expected: ['unknown-key "children" is not read here.'],
  },
  {
    name: 'a slot that holds one node instead of a list is told',
    files: { [home]: edit(['"aside": [{', '①"aside": {'], ['"Mulai" } }]', '"Mulai" } }']) },
    expected: ['schema must be array, not {"id":"ajak"'],
  },
  {
    name: 'a lock of a node names a part of it',
    files: {
      [home]: edit([
        '"id": "ajak", ',
        '"id": "ajak", "lock": [①"semua", "/props/heading", ②"/heading"], ',
      ]),
    },
    expected: ['schema "semua" ', 'schema "/heading" '],
  },
  {
    name: 'a node that is a text is told where it stands',
    files: { [home]: edit(['  "blocks": [', '  "blocks": [\n    ①"hero",']) },
    expected: ['schema must be object, not "hero".'],
  },
]
