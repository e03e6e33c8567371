import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const file = 'layout.json'

/** Several problems at once: each is reported at its own location. */
export const cases: Case[] = [
  {
    name: 'faults of three pages and of layout.json are told together',
    files: {
      [file]: edit(['"ink": "#18212b"', '①"ink": "token:tinta"']),
      [home]: edit(['"type": "cta"', '②"type": "ctaa"']),
      'pages/class.json': edit(['"endpoint": "v1/class/overview"', '③"endpoint": "v1/kelas"']),
      'pages/about.mdx': edit(['## Alat', '## ④{Alat}']),
    },
    expected: ['unknown-token', 'unknown-block', 'unknown-endpoint', 'mdx-code'],
  },
  {
    name: 'a page with faults of its grammar is told of all of them at once',
    files: {
      [home]: edit(
        ['"id": "buka"', '①"id": "1"'],
        ['"type": "cta"', '②"typ": "cta"'],
        ['[{ "id": "ajak"', '[③{ "id": "ajak"'],
        ['"v": 2', '④"v": -1'],
      ),
    },
    expected: [
      'schema "1" ',
      'unknown-key "typ" is not read here. Did you mean "type"?',
      'schema "type" is missing.',
      'schema -1 is not more than 0.',
    ],
  },
  {
    name: 'nodes that are wrong do not hide those beside them',
    files: {
      [home]: edit(
        ['"type": "hero"', '①"type": "heros"'],
        ['"look": "split"', '"look": "belah"'],
        ['"limit": 3', '②"limit": 300'],
        ['"href": "page:about"', '"href": "page:tiada"'],
      ),
    },
    expected: [
      'unknown-block There is no block "heros". Did you mean "hero"?',
      'schema 300 is more than 48.',
    ],
  },
  {
    name: 'a page that cannot be read leaves the others and the routes in peace',
    files: {
      [home]: edit(['"blocks": [', '"blocks": []①]']),
      'pages/about.mdx': edit(['Kami **menenun**', 'Kami ②{x}']),
    },
    expected: ['json-syntax', 'mdx-code'],
  },
  {
    name: 'a parent and its child are told together, each at its own file',
    of: 'child',
    files: {
      [file]: edit(['"extends": "induk",', '"extends": "induk",\n  ①"abstrak": true,']),
    },
    expected: ['unknown-key "abstrak" is not read here. Did you mean "abstract"?'],
  },
  {
    name: 'what is wrong in three layers is told in the file of each',
    of: 'child',
    files: {
      [home]: edit(['"op": "props", "at": "buka"', '"op": "props", ①"at": "bukan"']),
      '../induk/layout.json': edit(
        ['"abstract": true', '"abstract": true, "extends": "tua"'],
        ['"type": "header"', '②"type": "heder"'],
      ),
      '../induk/pages/home.json': edit(['"eyebrow": "Tenun"', '③"eyebrov": "Tenun"']),
      '../tua/layout.json':
        '{ "$schema": "x", "manifest": 1, "name": "tua", "abstract": true,\n  "theme": { ④"accent": "token:akcent" } }',
    },
    expected: [
      'patch-target There is no node "bukan" to change. Did you mean "buka"?',
      'unknown-block',
      'unknown-key "eyebrov" is not read here. Did you mean "eyebrow"?',
      'unknown-token There is no colour "akcent". Did you mean "accent"?',
    ],
  },
]
