import { edit, many, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const call = (id: string) => `{ "id": "${id}", "type": "cta", "props": { "heading": "Dasar" } }`
const lastBlock = '  "blocks": ['

/** The published limits, each passed by one. Bytes and depth are among the files. */
export const cases: Case[] = [
  {
    name: 'a layout has at most 200 routes',
    files: {
      'layout.json': edit([
        '"routes": [',
        `①"routes": [${many(198, (i) => `{ "path": "/r${i}", "page": "about" }`)},`,
      ]),
    },
    expected: ['schema'],
  },
  {
    name: 'a layout has 200 routes without a word',
    files: {
      'layout.json': edit([
        '"routes": [',
        `"routes": [${many(197, (i) => `{ "path": "/r${i}", "page": "about" }`)},`,
      ]),
    },
    expected: [],
  },
  {
    name: 'routes that a parent brings count too',
    of: 'child',
    files: {
      'layout.json': edit([
        '"routes": [',
        `①"routes": [${many(100, (i) => `{ "path": "/r${i}", "page": "about" }`)},`,
      ]),
      '../induk/layout.json': edit([
        '"path": "/About", "page": "about" }',
        `"path": "/About", "page": "about" }, ${many(100, (i) => `{ "path": "/s${i}", "page": "about" }`)}`,
      ]),
    },
    expected: ['too-many 203 routes with those of its parents, at most 200.'],
  },
  {
    name: 'a page has at most 25 blocks in a row',
    files: { [home]: edit([lastBlock, `  ①"blocks": [${many(23, (i) => call(`x${i}`))},`]) },
    expected: ['schema'],
  },
  {
    name: 'a patch brings a page to at most 25 blocks in a row',
    of: 'child',
    files: {
      [home]: edit([
        '"patch": [',
        `①"patch": [${many(23, (i) => `{ "op": "insert", "where": "end", "node": ${call(`x${i}`)} }`)},`,
      ]),
    },
    expected: ['too-many 26 blocks with those of its parent, at most 25.'],
  },
  {
    name: 'a slot holds at most 50 blocks',
    files: {
      [home]: edit(['"slots": {', `"slots": { ①"body": [${many(51, (i) => call(`x${i}`))}],`]),
    },
    expected: ['schema'],
  },
  {
    name: 'a slot holds no more than its block has room for',
    files: { [home]: edit(['"aside": [', `①"aside": [${many(4, (i) => call(`x${i}`))},`]) },
    expected: ['too-many "aside" of "rich-text" holds 5 blocks, at most 4.'],
  },
  {
    name: 'a patch puts no more into a slot than its block has room for',
    of: 'child',
    files: {
      [home]: edit([
        '"patch": [',
        `"patch": [${many(4, (i) => `{ "op": "insert", "where": "end", "at": "isi", "slot": "aside", "node": ${call(`x${i}`)} }`)},`,
      ]),
      '../induk/pages/home.json': edit(['"aside": [', '①"aside": [']),
    },
    expected: ['too-many "aside" of "rich-text" holds 5 blocks, at most 4.'],
  },
  {
    name: 'a node has at most forty props',
    files: {
      [home]: edit([
        '  "blocks": [',
        `  "blocks": [ { "id": "lebar", "type": "lebar", ①"props": { ${many(41, (i) => `"p${i}": ${i}`)} } },`,
      ]),
    },
    expected: ['too-many 41 props, at most 40.'],
  },
  {
    name: 'a text within props has at most 20,000 characters, however deep it stands',
    files: {
      [home]: edit([
        '  "blocks": [',
        `  "blocks": [ { "id": "lebar", "type": "lebar", "props": { "p0": [1, { ①"p1": "${'x'.repeat(20_001)}" }] } },`,
      ]),
    },
    expected: ['too-many 20001 characters, at most 20000.'],
  },
  {
    name: 'a text of 20,000 characters is not too long',
    files: {
      [home]: edit([
        '"body": { "id": "content:sejarah", "en": "Our oldest loom is from 1826." }',
        `"body": { "id": "${'x'.repeat(20_000)}", "en": "content:sejarah" }`,
      ]),
    },
    expected: [],
  },
  {
    name: 'a name of a prop has at most sixty letters',
    files: { [home]: edit(['"heading": "Mulai"', `"heading": "Mulai", ①"${'p'.repeat(61)}": 1`]) },
    expected: ['schema'],
  },
  {
    name: 'a page has at most 250 operations',
    of: 'child',
    files: {
      [home]: edit([
        '"patch": [',
        `①"patch": [${many(249, () => '{ "op": "unset", "at": "buka", "paths": ["/eyebrow"] }')},`,
      ]),
    },
    expected: ['schema'],
  },
  {
    name: 'one operation takes away at most forty props',
    of: 'child',
    files: {
      [home]: edit([
        '"patch": [',
        `"patch": [{ "op": "unset", "at": "buka", ①"paths": [${many(41, (i) => `"/p${i}"`)}] },`,
      ]),
    },
    expected: ['schema'],
  },
  {
    name: 'a binding passes at most five formats',
    files: {
      'pages/class.json': edit(
        ['["stripHtml", "words:40"]', '["upper", "lower", "upper", "lower", "upper", "lower"]'],
        ['"format"', '①"format"'],
      ),
    },
    expected: ['schema'],
  },
  {
    name: 'a route has at most ten checks and five middlewares',
    files: {
      'layout.json': edit(
        ['"checks": [', `①"checks": [${many(10, () => '{ "exists": "class" }')},`],
        [
          '"page": "home"',
          '"page": "home", ②"middleware": ["auth", "auth", "auth", "auth", "auth", "auth"]',
        ],
      ),
    },
    expected: ['schema', 'schema'],
  },
  {
    name: 'a path has at most 200 letters',
    files: { 'layout.json': edit(['"path": "/About"', `①"path": "/${'a'.repeat(200)}"`]) },
    expected: ['schema'],
  },
]
