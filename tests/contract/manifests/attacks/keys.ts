import { edit, type Case } from '../corpus.ts'

/** Ways to write a key through which every object could be reached. */
const spellings = [
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['prototype', 'prototype'],
  ['__proto__', '\\u005f_proto__'],
  ['constructor', 'constr\\u0075ctor'],
] as const

/** One level of a file: where the key is put before the existing content. */
type Level = readonly [where: string, file: string, before: string, of?: Case['of']]

const layout: Level[] = [
  ['a layout', 'layout.json', '"manifest": 1'],
  ['a site', 'layout.json', '"hosts": ['],
  ['settings', 'layout.json', '"logoDark"'],
  ['colours and fonts', 'layout.json', '"ft_primary"'],
  ['what a site says of itself', 'layout.json', '"description": {'],
  ['a text of settings', 'layout.json', '"id": "Kursus tenun'],
  ['a theme', 'layout.json', '"ink"'],
  ['a shell', 'layout.json', '"header": ['],
  ['a node of a shell', 'layout.json', '"id": "kepala"'],
  ['props of a shell', 'layout.json', '"menu": ['],
  ['an item of a list', 'layout.json', '"label": { "id": "Tentang"'],
  ['a route', 'layout.json', '"path": "/About"'],
  ['a check', 'layout.json', '"exists"'],
  ['a redirect', 'layout.json', '"from"'],
]
const pages: Level[] = [
  ['a page', 'pages/home.json', '"blocks": ['],
  ['a title', 'pages/home.json', '"id": "Belajar'],
  ['a node', 'pages/home.json', '"id": "isi"'],
  ['props', 'pages/home.json', '"body"'],
  ['slots', 'pages/home.json', '"aside"'],
  ['a text of props', 'pages/home.json', '"id": "Alat tenun"'],
  ['data', 'pages/class.json', '"class": {'],
  ['a resource', 'pages/class.json', '"endpoint"'],
  ['an input', 'pages/class.json', '"slug": { "$route": "slug" } } }\n'],
  ['a binding', 'pages/class.json', '"$bind": "class.about"'],
  ['SEO', 'pages/class.json', '"description"'],
]
const patches: Level[] = [
  ['an operation', 'pages/home.json', '"op": "insert"', 'child'],
  ['a node of an operation', 'pages/home.json', '"id": "ajak"', 'child'],
  ['props of an operation', 'pages/home.json', '"heading": "Cabang', 'child'],
  ['an operation on a shell', 'layout.json', '"op": "props"', 'child'],
]

/** Every spelling at every level; a page that cannot be read is no page to patch. */
export const keys: Case[] = [...layout, ...pages, ...patches].flatMap(([where, file, before, of]) =>
  spellings.map(([key, written]) => ({
    name: `${written} in ${where}`,
    ...(of && { of }),
    files: { [file]: edit([before, `①"${written}": { "polluted": true }, ${before}`]) },
    expected: [`forbidden-key "${key}" is refused.`],
  })),
)
