import { edit, type Case } from '../corpus.ts'

const detail = 'pages/class.json'
const data =
  '"class": { "endpoint": "v1/class/overview", "input": { "slug": { "$route": "slug" } } }'
const classes = 'data/classes.json'

/** A class of starter data with this part of it written otherwise. */
const aClass = (from = '', to = ''): string =>
  `[
  {
    "slug": "dasar",
    "code": "TNN-01",
    "name": "Tenun dasar",
    "description": "Dari benang pertama sampai kain.",
    "about": "${'Peserta belajar memasang benang lungsi. '.repeat(3)}",
    "level": "beginner",
    "mode": "offline",
    "price": 250000,
    "seats": 12,
    "program": "tenun",
    "mentors": ["ratna"],
    "benefits": [],
    "audience": [],
    "opensInDays": -3,
    "closesInDays": 10,
    "startsInDays": 14,
    "endsInDays": 20,
    "syllabus": []
  }
]`.replace(from, to)

const others = {
  'data/programs.json': `[
  {
    "slug": "tenun",
    "name": "Tenun",
    "summary": "Dari benang sampai kain jadi.",
    "about": "${'Sebuah program tentang menenun. '.repeat(4)}",
    "duration": "4 bulan",
    "audience": "Pemula",
    "outcomes": []
  }
]`,
  'data/mentors.json':
    '[{ "slug": "ratna", "name": "Ratna", "role": "Penenun", "bio": "", "expertise": ["ikat"] }]',
}

/** What pages load, and the rows a new site begins with. */
export const cases: Case[] = [
  {
    name: 'a call that does not exist is told where the page names it, and nowhere else',
    files: {
      [detail]: edit(['"endpoint": "v1/class/overview"', '①"endpoint": "v1/class/overviw"']),
    },
    expected: ['unknown-endpoint There is no call GET v1/class/overviw.'],
  },
  {
    name: 'a call that changes something cannot fill a page',
    files: { [detail]: edit(['"endpoint": "v1/class/overview"', '①"endpoint": "v3/post/update"']) },
    expected: ['unknown-endpoint There is no call GET v3/post/update.'],
  },
  {
    name: 'what only its owner may see cannot fill a page that everyone is sent',
    files: { [detail]: edit([data, `${data}, ②"mine": { ①"endpoint": "v1/user/me" }`]) },
    expected: [
      'private-data GET v1/user/me is not for every visitor.',
      'unused-data Nothing takes "mine".',
    ],
  },
  {
    name: 'an address of the world is no call',
    files: {
      [detail]: edit(['"endpoint": "v1/class/overview"', '①"endpoint": "https://evil.example/"']),
    },
    expected: ['unknown-endpoint There is no call GET https://evil.example/.'],
  },
  {
    name: 'a call without what it must have is told at the data',
    files: { [detail]: edit([data, '①"class": { "endpoint": "v1/class/overview" }']) },
    expected: ['missing-input GET v1/class/overview needs "slug".'],
  },
  {
    name: 'an input that the call does not read is told with the one that was meant',
    files: { [detail]: edit(['"input": { "slug"', '"input": { ①"slugs": "a", "slug"']) },
    expected: ['unknown-key GET v1/class/overview does not read "slugs". Did you mean "slug"?'],
  },
  {
    name: 'an input of another kind is told where it stands',
    files: {
      [detail]: edit(
        [
          data,
          `${data},\n    "list": { "endpoint": "v1/class/active", "input": { ①"pageSize": 1000, ②"state": "open" } }`,
        ],
        ['"$bind": "class.about"', '"$bind": "list.items.0.name"'],
      ),
    },
    expected: [
      'wrong-input GET v1/class/active "pageSize": The largest value is 100.',
      'wrong-input GET v1/class/active "state": Choose one of: ',
    ],
  },
  {
    name: 'an input is no object but a binding',
    files: {
      [detail]: edit([
        '"input": { "slug": { "$route": "slug" } }',
        '"input": { "slug": { ①"from": "slug" } }',
      ]),
    },
    expected: ['unknown-key "from" is not read here.'],
  },
  {
    name: 'one of two inputs must be there',
    files: {
      [detail]: edit([
        data,
        `${data},\n    ①②"post": { "endpoint": "v3/post/detail", "input": { "kindSlug": "news" } }`,
      ]),
    },
    expected: [
      'missing-input GET v3/post/detail needs "slug".',
      'unused-data Nothing takes "post".',
    ],
  },
  {
    name: 'a name of data begins with a letter in lower case',
    files: { [detail]: edit(['"class": {', '①"Class": {']) },
    expected: ['schema "Class" '],
  },
  {
    name: 'data that nothing takes is told',
    files: { [detail]: edit([data, `${data},\n    ①"mentors": { "endpoint": "active/mentors" }`]) },
    expected: ['unused-data Nothing takes "mentors".'],
  },
  {
    name: 'rows of starter data that fit each other are fine',
    files: { ...others, [classes]: aClass() },
    expected: [],
  },
  {
    name: 'rows that belong to no table are told',
    files: { 'data/lessons.json': '①[]' },
    expected: ['starter-data data/lessons.json belongs to no table.'],
  },
  {
    name: 'a file of rows that is no list is told',
    files: { 'data/mentors.json': '①{ "slug": "ratna" }' },
    expected: ['starter-data The file must be an array of rows.'],
  },
  {
    name: 'a row that lacks a column is told where the row begins',
    files: { ...others, [classes]: aClass('    "slug": "dasar",\n', '').replace('  {', '  ①{') },
    expected: ['starter-data "slug" is missing.'],
  },
  {
    name: 'a column of another kind is told where it stands',
    files: { ...others, [classes]: aClass('"price": 250000', '①"price": "gratis"') },
    expected: ['starter-data must be integer, not "gratis".'],
  },
  {
    name: 'a misspelt column is told with the one that was meant',
    files: { ...others, [classes]: aClass('"seats"', '①"seat"').replace('  {', '  ②{') },
    expected: [
      'starter-data "seat" is not read here. Did you mean "seats"?',
      'starter-data "seats" is missing.',
    ],
  },
  {
    name: 'a level that no class has is told with those there are',
    files: { ...others, [classes]: aClass('"beginner"', '"begin"').replace('"level"', '①"level"') },
    expected: ['starter-data "begin" is not one of beginner, intermediate, advanced.'],
  },
  {
    name: 'rows that are no JSON are told like any other file',
    files: {
      ...others,
      [classes]: aClass('"seats": 12,', '"seats": 12①'),
    },
    expected: ['json-syntax A comma is missing here.'],
  },
  {
    name: 'a mentor and a program that no row is are told where the class names them',
    files: {
      ...others,
      [classes]: aClass('"tenun"', '"tenum"')
        .replace('"program"', '①"program"')
        .replace('["ratna"]', '[②"ratno"]'),
    },
    expected: [
      'unknown-starter-row The class "dasar" names the program "tenum", which is not in data/programs.json. Did you mean "tenun"?',
      'unknown-starter-row The class "dasar" names the mentor "ratno", which is not in data/mentors.json. Did you mean "ratna"?',
    ],
  },
  {
    name: 'a slug that two rows have is told at the second',
    files: {
      ...others,
      'data/schools.json': `[
  { "slug": "smk", "name": "SMK A", "city": "Solo", "province": "Jawa Tengah", "students": 1, "alumni": 0 },
  { ①"slug": "smk", "name": "SMK B", "city": "Solo", "province": "Jawa Tengah", "students": 1, "alumni": 0 }
]`,
    },
    expected: ['duplicate-starter-row The slug "smk" is taken by a row above, in line 2.'],
  },
]
