import { edit, type Case } from '../corpus.ts'

const start = '{ "path": "/", "page": "home" }'
const limit = '"limit": 3'
const page = '"page": { "type": "number", "default": 1 }'
const query = (text: string) => `{ "path": "/", "page": "home", "query": { ${text} } }`

/** The sound layout with this query of its first page, and these props of its list of classes. */
const files = (declared: string, props: string): Case['files'] => ({
  'layout.json': edit([start, query(declared)]),
  'pages/home.json': edit([limit, props]),
})

/** What routes declare of their query, and what is bound to it. */
export const cases: Case[] = [
  {
    name: 'a list is bound to values that its route declares',
    files: files(
      `${page}, "search": { "type": "text" }, "state": { "type": "choice", "of": ["ended"] }`,
      '"page": { "$query": "page" }, "search": { "$query": "search" }, "state": { "$query": "state" }',
    ),
    expected: [],
  },
  {
    name: 'a misspelt value of the query is told with the one that is declared',
    files: files(`②${page}`, '①"page": { "$query": "pages" }'),
    expected: [
      'unknown-query The route / declares no query value "pages". Did you mean "page"?',
      'unused-query Nothing takes "page": /?page=… is the same page.',
    ],
  },
  {
    name: 'a page whose route declares no query has none',
    files: { 'pages/home.json': edit([limit, '①"page": { "$query": "page" }']) },
    expected: ['unknown-query The route / declares no query value "page".'],
  },
  {
    name: 'a text is no number, and a number is no text',
    files: files(
      `${page}, "search": { "type": "text" }`,
      '①"page": { "$query": "search" }, ②"search": { "$query": "page" }',
    ),
    expected: [
      'binding-type "search" is a text; here stands a number.',
      'binding-type "page" is a number; here stands a text.',
    ],
  },
  {
    name: 'a choice that the prop does not take is told with the one that was meant',
    files: files(
      '"state": { "type": "choice", "of": ["ended", "startde"] }',
      '①"state": { "$query": "state" }',
    ),
    expected: ['binding-type "state" may be "startde". Did you mean "started"?'],
  },
  {
    name: 'a range that is wider than that of the prop',
    files: files('"page": { "type": "number", "max": 501 }', '①"page": { "$query": "page" }'),
    expected: ['binding-type "page" may be 501; here stands at most 500.'],
  },
  {
    name: 'a default that visitors may not ask for',
    files: {
      'layout.json': edit([
        start,
        query(
          '"page": { "type": "number", ①"default": 0 }, "state": { "type": "choice", "of": ["ended"], ②"default": "endde" }',
        ),
      ]),
      'pages/home.json': edit([
        limit,
        '"page": { "$query": "page" }, "state": { "$query": "state" }',
      ]),
    },
    expected: [
      'wrong-query 0 is not between 1 and 500.',
      'wrong-query "endde" is not in the list. Did you mean "ended"?',
    ],
  },
  {
    name: 'a query value that nothing takes',
    files: { 'layout.json': edit([start, query(`①${page}`)]) },
    expected: ['unused-query Nothing takes "page": /?page=… is the same page.'],
  },
  {
    name: 'a kind of value that does not exist, and a name that no address has',
    files: {
      'layout.json': edit([
        start,
        query('"page": { ①"type": "numbr" }, ②"a-b": { "type": "text" }'),
      ]),
    },
    expected: ['schema', 'schema'],
  },
]
