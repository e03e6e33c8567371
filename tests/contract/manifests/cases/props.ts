import { edit, many, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const detail = 'pages/class.json'

/** What nodes give their blocks: kinds of value, lists, texts, links and pictures. */
export const cases: Case[] = [
  {
    name: 'a misspelt prop is told with the one that was meant',
    files: { [home]: edit(['"look": "split"', '①"lok": "split"']) },
    expected: ['unknown-key "lok" is not read here. Did you mean "look"?'],
  },
  {
    name: 'a block that sends what visitors may not send, and leads to another site, is told at its props',
    files: {
      [home]: edit([
        '{ "id": "ajak", "type": "cta", "props": { "heading": "Mulai" } }',
        '{ "id": "ajak", "type": "pengirim", ①②"props": { "to": "https://lain.example/" } }',
      ]),
    },
    expected: [
      'action-target "pengirim" leads to "https://lain.example/" when it was sent.',
      'action-access "pengirim" on / sends to cms/app/settings, which a visitor may not call.',
    ],
  },
  {
    name: 'a form that asks for what its endpoint does not take is reported at its field',
    files: {
      [home]: edit([
        '{ "id": "ajak", "type": "cta", "props": { "heading": "Mulai" } }',
        '{ "id": "ajak", "type": "penanya", "props": { ①"field": "pesan" } }',
      ]),
    },
    expected: ['action-field There is no input "pesan".'],
  },
  {
    name: 'a prop that must be there is told at the props that lack it',
    files: { [home]: edit(['"props": { "heading": "Mulai" }', '①"props": {}']) },
    expected: ['schema "heading" is missing.'],
  },
  {
    name: 'a node without any props is told where the node begins',
    files: {
      [home]: edit([
        '{ "id": "ajak", "type": "cta", "props": { "heading": "Mulai" } }',
        '①{ "id": "ajak", "type": "cta" }',
      ]),
    },
    expected: ['schema "heading" is missing.'],
  },
  {
    name: 'a look that the block does not have is told with those it has',
    files: { [home]: edit(['"look": "split"', '①"look": "splits"']) },
    expected: [
      'schema "splits" is not one of split, centered, editorial, banner, front, sheet. Did you mean "split"?',
    ],
  },
  {
    name: 'a number beyond its range, of another kind or in quotes is told',
    files: { [home]: edit(['"limit": 3', '①"limit": 49']) },
    expected: ['schema 49 is more than 48.'],
  },
  {
    name: 'half a class is no number of classes',
    files: { [home]: edit(['"limit": 3', '①"limit": 2.5']) },
    expected: ['schema must be integer, not 2.5.'],
  },
  {
    name: 'a number in quotes is a text',
    files: { [home]: edit(['"limit": 3', '①"limit": "3"']) },
    expected: ['schema must be integer, not "3".'],
  },
  {
    name: 'nothing is no text',
    files: { [home]: edit(['"heading": "Mulai"', '①"heading": null']) },
    expected: ['schema must be string or object, not null.'],
  },
  {
    name: 'a text in no language is told',
    files: { [home]: edit(['"heading": "Mulai"', '①②③"heading": {}']) },
    expected: [
      'schema 0 keys, at least 1.',
      'missing-locale A text is not said in "id".',
      'missing-locale A text is not said in "en".',
    ],
  },
  {
    name: 'a text in a language that no layout speaks is told at the language',
    files: { [home]: edit(['"en": "A loom"', '"en": "A loom", ①"de": "Ein Webstuhl"']) },
    expected: ['unknown-key "de" is not read here.'],
  },
  {
    name: 'a text that is a number in one language is told at the language',
    files: { [home]: edit(['"en": "A loom"', '①"en": 4']) },
    expected: ['schema must be string, not 4.'],
  },
  {
    name: 'a text that is too long for its place is told',
    files: { [home]: edit(['"heading": "Mulai"', `①"heading": "${'M'.repeat(141)}"`]) },
    expected: ['schema'],
  },
  {
    name: 'a text that is too long in one language is told at the language',
    files: { [home]: edit(['"en": "Your first cloth"', `①"en": "${'m'.repeat(141)}"`]) },
    expected: ['schema'],
  },
  {
    name: 'more buttons than a hero has room for are told at the list',
    files: {
      [home]: edit([
        '"actions": [',
        `①"actions": [${many(2, () => '{ "label": "Tentang", "href": "page:about" }')},`,
      ]),
    },
    expected: ['schema'],
  },
  {
    name: 'a list that is an object is told',
    files: {
      'layout.json': edit([
        '"menu": [{ "label": { "id": "Tentang", "en": "About" }, "href": "page:about" }]',
        '①"menu": { "label": "Tentang" }',
      ]),
    },
    expected: ['schema must be array, not {"label":"Tentang"}.'],
  },
  {
    name: 'an item that lacks a part is told where the item begins',
    files: {
      [home]: edit([
        '          { "label": { "id": "Tentang kursus", "en": "About the course" }, "href"',
        '          ①{ "href"',
      ]),
    },
    expected: ['schema "label" is missing.'],
  },
  {
    name: 'a misspelt part of an item is told at the part',
    files: {
      [home]: edit([
        '"About the course" }, "href": "page:about" }',
        '"About the course" }, "href": "page:about", ①"taget": "_blank" }',
      ]),
    },
    expected: ['unknown-key "taget" is not read here.'],
  },
  {
    name: 'a link to code is no link',
    files: { [home]: edit(['"href": "page:about"', '①"href": "javascript:alert(1)"']) },
    expected: ['schema "javascript:alert(1)" '],
  },
  {
    name: 'a link to data, or without a scheme, is no link',
    files: {
      [home]: edit(['"href": "page:about"', '①"href": "data:text/html,x"']),
      'layout.json': edit(['"href": "page:about"', '②"href": "//evil.example"']),
    },
    expected: ['schema "data:text/html,x" ', 'schema "//evil.example" '],
  },
  {
    name: 'a link with a backslash, which browsers read as a slash, is no link',
    files: { [home]: edit(['"href": "page:about"', '①②"href": "/\\\\evil.example"']) },
    expected: ['schema "/\\\\evil.example" ', 'dead-link'],
  },
  {
    name: 'a picture over an address without encryption is no picture',
    files: { [home]: edit(['"image": "asset:logo.svg"', '①②"image": "http://a.example/a.png"']) },
    expected: ['schema "http://a.example/a.png" ', 'remote-picture'],
  },
  {
    name: 'a picture of data is no picture',
    files: {
      [home]: edit(['"image": "asset:logo.svg"', '①"image": "data:image/png;base64,AAAA"']),
    },
    expected: ['schema "data:image/png;base64,AAAA" '],
  },
  {
    name: 'markup, styles and handlers are props like any other that no block has',
    files: {
      [home]: edit([
        '"heading": "Mulai"',
        '"heading": "Mulai", ①"dangerouslySetInnerHTML": { "__html": "x" }, ②"style": "x", ③"onClick": "x", ④"className": "x"',
      ]),
    },
    expected: Array.from({ length: 4 }, () => 'unknown-key'),
  },
  {
    name: 'a slug that is an object and no binding is told',
    files: {
      [detail]: edit([
        '"props": { "slug": { "$route": "slug" } }',
        '"props": { ①"slug": { "route": "slug" } }',
      ]),
    },
    expected: ['schema must be string, not {"route":"slug"}.'],
  },
  {
    name: 'a telephone number is checked where a footer has one',
    files: {
      'layout.json': edit([
        '"props": { "look": "plain" }',
        '"props": { "contact": { ①"phone": "nol dua", ②"email": "halo" } }',
      ]),
    },
    expected: ['schema "nol dua" ', 'schema "halo" is no email.'],
  },
  {
    name: 'every fault of one node is told, each at its place',
    files: {
      [home]: edit(
        ['"alt": { "id": "Alat tenun", "en": "A loom" }', '①"alt": 4, ②"band": "hitam"'],
        ['"look": "split"', '③"looks": "split"'],
      ),
    },
    expected: [
      'schema must be string or object, not 4.',
      'schema "hitam" is not one of plain, tint, primary, dark.',
      'unknown-key "looks" is not read here. Did you mean "look"?',
    ],
  },
]
