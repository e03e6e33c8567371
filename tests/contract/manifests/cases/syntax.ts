import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'

/** Files that are no JSON, and what JSON is here: comments and trailing commas are read. */
export const cases: Case[] = [
  {
    name: 'a comma that is missing between two keys is told after the first',
    files: {
      [home]: edit(['"Learn to weave" },', '"Learn to weave" }①']),
    },
    expected: ['json-syntax A comma is missing here.'],
  },
  {
    name: 'a comma that is missing between two items is told after the first',
    files: { [home]: edit([', "en": "Your', '① "en": "Your']) },
    expected: ['json-syntax A comma is missing here.'],
  },
  {
    name: 'a colon that is missing is told where it should stand',
    files: { [home]: edit(['"limit": 3', '"limit"① 3']) },
    expected: ['json-syntax A colon is missing after the key.'],
  },
  {
    name: 'a value that is missing is told at what stands in its place',
    files: { [home]: edit(['"limit": 3', '"limit": ①']) },
    expected: ['json-syntax A value is missing here.'],
  },
  {
    name: 'a text that is never closed is told where it begins',
    files: { [home]: edit(['"look": "split"', '"look": ①"split']) },
    expected: ['json-syntax A text is not closed: its second double quote is missing.'],
  },
  {
    name: 'an escape that JSON does not have is told at its text',
    files: { [home]: edit(['"Mulai"', '①"Mulai\\x21"']) },
    expected: [
      'json-syntax After a backslash stands one of " \\ / b f n r t u; a backslash itself is written twice.',
    ],
  },
  {
    name: 'a unicode escape that is cut short is told at its text',
    files: { [home]: edit(['"Mulai"', '①"Mulai\\u00"']) },
    expected: ['json-syntax After \\u stand four hexadecimal digits.'],
  },
  {
    name: 'a control character in a text is told at the text',
    files: { [home]: edit(['"Mulai"', '①"Mu\u0001lai"']) },
    expected: ['json-syntax A text cannot hold a tab or another control character: write \\t.'],
  },
  {
    name: 'single quotes are no quotes',
    files: { [home]: edit(['"look": "split"', '"look": ①\'split\'']) },
    expected: [
      'json-syntax This is no value: texts stand in double quotes, and true, false and null in lower case.',
    ],
  },
  {
    name: 'a key without quotes is no key',
    files: { [home]: edit(['"look": "split"', '①look: "split"']) },
    expected: ['json-syntax'],
  },
  {
    name: 'a name that JSON does not have is no value',
    files: { [home]: edit(['"limit": 3', '"limit": ①undefined']) },
    expected: [
      'json-syntax This is no value: texts stand in double quotes, and true, false and null in lower case.',
    ],
  },
  {
    name: 'a number of another notation is no number',
    files: { [home]: edit(['"limit": 3', '"limit": 0①x1f']) },
    expected: ['json-syntax'],
  },
  {
    name: 'a number that ends in a point is no number',
    files: { [home]: edit(['"limit": 3', '"limit": ①3.']) },
    expected: ['json-syntax'],
  },
  {
    name: 'a file that ends in the middle is told at its end',
    files: { [home]: (text) => `${text.slice(0, text.indexOf('"slots"'))}①` },
    expected: ['json-syntax A key in double quotes is missing here.'],
  },
  {
    name: 'one bracket too many is told where it stands',
    files: { [home]: (text) => `${text.trimEnd()}\n①}\n` },
    expected: ['json-syntax The file goes on after its value has ended.'],
  },
  {
    name: 'a bracket of another kind is told where it stands',
    files: { [home]: edit(['"page:about" }\n        ],', '"page:about" }\n        ①},']) },
    expected: ['json-syntax This bracket does not close the one that is open.'],
  },
  {
    name: 'a comment that is never closed is told where it begins',
    files: { [home]: (text) => `${text}①/* sampai nanti` },
    expected: ['json-syntax A comment is not closed by */.'],
  },
  {
    name: 'an empty page is no JSON',
    files: { [home]: '①', 'content/sejarah.mdx': undefined },
    expected: ['json-syntax The file is empty.'],
  },
  {
    name: 'comments and trailing commas are read',
    files: {
      [home]: edit(
        ['  "blocks": [', '  // kata orang, "ini" { perlu [\n  "blocks": [ /* dari atas */'],
        ['"look": "split"', '"look": "split", // terakhir'],
      ),
    },
    expected: [],
  },
  {
    name: 'line ends of Windows change no line and no column',
    files: { [home]: (text) => edit(['"limit"', '①"limits"'])(text).replaceAll('\n', '\r\n') },
    expected: ['unknown-key "limits" is not read here. Did you mean "limit"?'],
  },
  {
    name: 'a key that stands twice is told where it stands again',
    files: { [home]: edit(['"limit": 3', '"limit": 3, ①"limit": 4']) },
    expected: ['duplicate-key "limit" stands twice.'],
  },
  {
    name: 'a key that is spelt with an escape is the same key',
    files: { [home]: edit(['"limit": 3', '"limit": 3, ①"l\\u0069mit": 4']) },
    expected: ['duplicate-key "limit" stands twice.'],
  },
  {
    name: 'every key that stands twice in layout.json is told',
    files: {
      'layout.json': edit(
        ['"name": "coba",', '"name": "coba", ①"name": "coba",'],
        ['"shape": "soft"', '"shape": "soft", ②"ink": "#000000"'],
      ),
    },
    expected: ['duplicate-key "name" stands twice.', 'duplicate-key "ink" stands twice.'],
  },
  {
    name: 'a key that could reach a prototype is refused where it stands',
    files: { [home]: edit(['"limit": 3', '①"__proto__": { "limit": 3 }']) },
    expected: ['forbidden-key "__proto__" is refused.'],
  },
  {
    name: 'neither an escape nor the depth hides such a key',
    files: {
      'layout.json': edit(
        ['"css": {', '"css": { ①"c\\u006fnstructor": {},'],
        ['"menu": [{', '"menu": [{ ②"prototype": 1,'],
      ),
    },
    expected: ['forbidden-key "constructor" is refused.', 'forbidden-key "prototype" is refused.'],
  },
]
