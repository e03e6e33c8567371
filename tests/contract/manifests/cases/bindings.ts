import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const detail = 'pages/class.json'
const heading = '"heading": { "$bind": "class.name" }'
const lead = '"lead": { "$bind": "class.about", "format": ["stripHtml", "words:40"] }'

/** What bindings take, from where, through which formats, and what takes it. */
export const cases: Case[] = [
  {
    name: 'a misspelt field is told with the one that was meant',
    files: { [detail]: edit([heading, '①"heading": { "$bind": "class.nama" }']) },
    expected: ['unknown-field "class.nama": there is no "nama". Did you mean "name"?'],
  },
  {
    name: 'a field below a text does not exist',
    files: { [detail]: edit([heading, '①"heading": { "$bind": "class.name.length" }']) },
    expected: ['unknown-field "class.name.length": there is no "length".'],
  },
  {
    name: 'what every object has is no field',
    files: { [detail]: edit([heading, '①"heading": { "$bind": "class.constructor" }']) },
    expected: ['unknown-field "class.constructor": there is no "constructor".'],
  },
  {
    name: 'a field of a list is asked of one of its items, by number',
    files: { [detail]: edit([heading, '①"heading": { "$bind": "class.mentors.name" }']) },
    expected: ['unknown-field "class.mentors.name": there is no "name".'],
  },
  {
    name: 'the first of a list may be missing',
    files: { [detail]: edit([heading, '①"heading": { "$bind": "class.mentors.0.name" }']) },
    expected: [
      'binding-may-be-empty "class.mentors.0.name" may be empty, and there is no fallback.',
    ],
  },
  {
    name: 'a fallback is enough for what may be missing',
    files: {
      [detail]: edit([
        heading,
        '"heading": { "$bind": "class.program.name", "fallback": { "id": "Program", "en": "Program" } }',
      ]),
    },
    expected: [],
  },
  {
    name: 'data that the page does not load is told with the one that was meant',
    files: { [detail]: edit([heading, '①"heading": { "$bind": "clas.name" }']) },
    expected: ['unknown-resource This page loads no "clas". Did you mean "class"?'],
  },
  {
    name: 'a page without data binds nothing but the site and the route',
    files: { [home]: edit(['"heading": "Mulai"', '①"heading": { "$bind": "class.name" }']) },
    expected: ['unknown-resource This page loads no "class".'],
  },
  {
    name: 'the shell has no data',
    files: {
      'layout.json': edit([
        '"props": { "look": "plain" }',
        '"props": { ①"note": { "$bind": "class.name" } }',
      ]),
    },
    expected: ['unknown-resource This page loads no "class".'],
  },
  {
    name: 'a setting of the site that does not exist is told with the one that was meant',
    files: { [home]: edit(['"heading": "Mulai"', '①"heading": { "$bind": "site.titel" }']) },
    expected: ['unknown-field "site.titel": there is no "titel". Did you mean "title"?'],
  },
  {
    name: 'a parameter that no path of the page has is told with the one that was meant',
    files: {
      [detail]: edit([
        '"class-overview", "props": { "slug": { "$route": "slug" } }',
        '"class-overview", "props": { ①"slug": { "$route": "slag" } }',
      ]),
    },
    expected: ['unknown-parameter No path of this page has :slag. Did you mean "slug"?'],
  },
  {
    name: 'a page without parameters has none to give, by either way of writing',
    files: {
      [home]: edit([
        '"heading": "Mulai"',
        '①"heading": { "$bind": "route.slug" }, ②"lead": { "$route": "slug" }',
      ]),
    },
    expected: [
      'unknown-parameter No path of this page has :slug.',
      'unknown-parameter No path of this page has :slug.',
    ],
  },
  {
    name: 'a list is no text',
    files: { [detail]: edit([heading, '①"heading": { "$bind": "class.benefits" }']) },
    expected: ['binding-type "class.benefits" is a list; here stands a text.'],
  },
  {
    name: 'an object is no text',
    files: { [detail]: edit([heading, '①②"heading": { "$bind": "class.program" }']) },
    expected: [
      'binding-type "class.program" is an object; here stands a text.',
      'binding-may-be-empty',
    ],
  },
  {
    name: 'a number is no text until a format makes one of it',
    files: { [detail]: edit([heading, '①"heading": { "$bind": "class.price" }']) },
    expected: ['binding-type "class.price" is a number; here stands a text.'],
  },
  {
    name: 'a price is a text once it is written in rupiah',
    files: {
      [detail]: edit([heading, '"heading": { "$bind": "class.price", "format": ["rupiah"] }']),
    },
    expected: [],
  },
  {
    name: 'a parameter is a text where a number must be',
    files: {
      [home]: edit(['"limit": 3', '①"limit": { "$route": "n" }']),
      'layout.json': edit([
        '{ "path": "/", "page": "home" }',
        '{ "path": "/", "page": "home" }, { "path": "/Seri/:n", "page": "home" }',
      ]),
    },
    expected: ['binding-type ":n" is a text; here stands a number.'],
  },
  {
    name: 'a format that is given a kind it cannot take is told at the format',
    files: {
      [detail]: edit([
        lead,
        '"lead": { "$bind": "class.about", "format": ["stripHtml", ①"rupiah"] }',
      ]),
    },
    expected: ['format-type "rupiah" takes a number; here it is given a text.'],
  },
  {
    name: 'a format of texts is given a number',
    files: { [detail]: edit([lead, '"lead": { "$bind": "class.seats", "format": [①"upper"] }']) },
    expected: ['format-type "upper" takes a text; here it is given a number.'],
  },
  {
    name: 'a format that does not exist is told with those that do',
    files: { [detail]: edit(['"stripHtml"', '①"striphtml"']) },
    expected: [
      'schema "striphtml" must be one of stripHtml, words:<count>, upper, lower, rupiah, number, date.',
    ],
  },
  {
    name: 'words are counted from one on',
    files: { [detail]: edit(['"words:40"', '①"words:0"']) },
    expected: ['schema "words:0" must be one of'],
  },
  {
    name: 'an expression is no path',
    files: { [detail]: edit([heading, '"heading": { ①"$bind": "class.name + class.slug" }']) },
    expected: ['schema "class.name + class.slug" '],
  },
  {
    name: 'a call is no path',
    files: { [detail]: edit([heading, '"heading": { ①"$bind": "class.constructor(\'x\')" }']) },
    expected: ['schema "class.constructor(\'x\')" '],
  },
  {
    name: 'a path has at most eight names',
    files: { [detail]: edit([heading, '"heading": { ①"$bind": "class.a.b.c.d.e.f.g.h" }']) },
    expected: ['schema "class.a.b.c.d.e.f.g.h" '],
  },
  {
    name: 'a key that no binding has is told with the one that was meant',
    files: {
      [detail]: edit([heading, '"heading": { "$bind": "class.name", ①"fallbck": "Kelas" }']),
    },
    expected: ['unknown-key "fallbck" is not read here. Did you mean "fallback"?'],
  },
  {
    name: 'a binding of the title is followed like any other',
    files: {
      [detail]: edit(['"title": { "$bind": "class.name"', '①"title": { "$bind": "class.titl"']),
    },
    expected: ['unknown-field "class.titl": there is no "titl".'],
  },
  {
    name: 'a title is no list',
    files: {
      [detail]: edit(['"title": { "$bind": "class.name"', '①"title": { "$bind": "class.audience"']),
    },
    expected: ['binding-type "class.audience" is a list; here stands a text or '],
  },
  {
    name: 'neither the title of a route nor a description or a picture is a list',
    files: {
      [detail]: edit([
        '"description": { "$bind": "class.description" }',
        '①"description": { "$bind": "class.benefits" }, ②"image": { "$bind": "class.seats" }',
      ]),
      'layout.json': edit([
        '"page": "class", ',
        '"page": "class", ③"title": { "$bind": "class.mentors" }, ',
      ]),
    },
    expected: [
      'binding-type',
      'binding-type "class.seats" is a number; here stands a text.',
      'binding-type',
    ],
  },
  {
    name: 'a description that is bound is followed, on a page and on a route',
    files: {
      [detail]: edit([
        '"description": { "$bind": "class.description" }',
        '①"description": { "$bind": "class.descripton" }',
      ]),
      'layout.json': edit([
        '"page": "class", ',
        '"page": "class", "seo": { ②"image": { "$bind": "class.covr" } }, ',
      ]),
    },
    expected: [
      'unknown-field "class.descripton": there is no "descripton". Did you mean "description"?',
      'unknown-field "class.covr": there is no "covr". Did you mean "cover"?',
    ],
  },
]
