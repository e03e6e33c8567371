import { edit, type Case } from '../corpus.ts'

const file = 'layout.json'
const about = '{ "path": "/About", "page": "about" }'
const detail = '{ "path": "/Class/:slug", "page": "class", "checks": [{ "exists": "class" }] }'

/** The sound layout with these routes in the place of that to a page of prose. */
const routes = (text: string): Case['files'] => ({ [file]: edit([about, text]) })

/** Paths, pages, checks and guards. */
export const cases: Case[] = [
  {
    name: 'a route without a page is told where the route begins',
    files: routes('①{ "path": "/About" }'),
    expected: ['schema "page" is missing.'],
  },
  {
    name: 'a route without a path is told where the route begins',
    files: routes('①{ "page": "about" }'),
    expected: ['schema "path" is missing.'],
  },
  {
    name: 'a path begins with a slash',
    files: routes('{ ①"path": "About", "page": "about" }'),
    expected: [
      'schema "About" must be segments such as /Class/:slug or /News/:id/:title?, at most 4 of them optional.',
    ],
  },
  {
    name: 'a path has no slash at its end, no two in a row and no pattern',
    files: routes(
      '{ ①"path": "/About/", "page": "about" }, { ②"path": "//About", "page": "about" }, { ③"path": "/About/:id(\\\\d+)", "page": "about" }',
    ),
    expected: ['schema "/About/" ', 'schema "//About" ', 'schema "/About/:id(\\\\d+)" '],
  },
  {
    name: 'a path has at most four optional segments, wherever they stand',
    files: routes(
      '{ "path": "/About/:a?/b/:c?/:d?/:e?", "page": "about" }, { ①"path": "/Kami/:a?/b/:c?/:d?/:e?/:f?", "page": "about" }',
    ),
    expected: ['schema "/Kami/:a?/b/:c?/:d?/:e?/:f?" must be segments such as '],
  },
  {
    name: 'a path of twenty-four optional segments is told, and told at once',
    files: routes(`{ ①"path": "${'/:a?'.repeat(24)}", "page": "about" }`),
    expected: [`schema "${'/:a?'.repeat(14)}`],
  },
  {
    name: 'a path has no query, no anchor, no space and no escape',
    files: routes(
      '{ ①"path": "/a?b=1", "page": "about" }, { ②"path": "/a#b", "page": "about" }, { ③"path": "/a b", "page": "about" }, { ④"path": "/a%2fb", "page": "about" }',
    ),
    expected: ['schema', 'schema', 'schema', 'schema'],
  },
  {
    name: 'a page is named, not pathed',
    files: routes('{ "path": "/About", ①"page": "pages/about.mdx" }'),
    expected: ['schema "pages/about.mdx" must be the name of a page.'],
  },
  {
    name: 'a page that does not exist is told with the one that was meant',
    files: routes(`${about}, { "path": "/Kami", ①"page": "abuot" }`),
    expected: ['unknown-page There is no page "abuot". Did you mean "about"?'],
  },
  {
    name: 'a misspelt key of a route is told with the one that was meant',
    files: routes('{ "path": "/About", "page": "about", ①"check": [] }'),
    expected: ['unknown-key "check" is not read here. Did you mean "checks"?'],
  },
  {
    name: 'two routes of one path are told at the second, whatever their case',
    files: routes(`${about}, { ①"path": "/about", "page": "home" }`),
    expected: ['duplicate-route /about is served as /About already.'],
  },
  {
    name: 'the names of parameters do not tell two paths apart',
    files: {
      [file]: edit([
        detail,
        `${detail}, { ①"path": "/Class/:id", "page": "class", "checks": [{ "parameter": "id", "equals": "class.id" }] }`,
      ]),
      'pages/class.json': edit([
        '"endpoint": "v1/class/overview", "input": { "slug": { "$route": "slug" } }',
        '"endpoint": "v1/class/overview", "input": { "slug": { "$route": "slug" } }',
      ]),
    },
    expected: ['duplicate-route /Class/:id is served as /Class/:slug already.'],
  },
  {
    name: 'two routes that match one path are told with the path that both match',
    files: routes(
      `${about}, { "path": "/Class/:slug/isi", "page": "class", "checks": [{ "exists": "class" }] }, { ①"path": "/Class/baru/:slug", "page": "class", "checks": [{ "exists": "class" }] }`,
    ),
    expected: [
      'ambiguous-route /Class/baru/:slug and /Class/:slug/isi both match /class/baru/isi; the first is served.',
    ],
  },
  {
    name: 'the server’s own paths are told, whatever their case',
    files: routes(
      `${about}, { ①"path": "/api/kelas", "page": "about" }, { ②"path": "/Media", "page": "about" }, { ③"path": "/en", "page": "about" }`,
    ),
    expected: [
      'reserved-path /api is the server’s.',
      'reserved-path /media is the server’s.',
      'reserved-path /en is the server’s.',
    ],
  },
  {
    name: 'a parameter that nothing takes is told at its path',
    files: routes(`${about}, { ①"path": "/About/:bagian", "page": "about" }`),
    expected: ['unused-parameter Nothing takes :bagian: every /About/:bagian is the same page.'],
  },
  {
    name: 'a guard that does not exist is told with the one that was meant',
    files: routes('{ "path": "/About", "page": "about", "middleware": ["maintenance", ①"gest"] }'),
    expected: ['unknown-middleware There is no middleware "gest". Did you mean "guest"?'],
  },
  {
    name: 'a role that nobody has guards nothing',
    files: routes(
      '{ "path": "/About", "page": "about", "middleware": [①"role:admin|raja", ②"role:"] }',
    ),
    expected: ['unknown-middleware There is no user kind "raja".', 'unknown-middleware'],
  },
  {
    name: 'a route cannot be for those who are signed in and for those who are not',
    files: routes(
      '{ "path": "/About", "page": "about", ①"middleware": ["role:admin", ②"guest", ③"role:admin"] }',
    ),
    expected: [
      'missing-sign-in /About is guarded, and no route is /Login or /CallbackAuth.',
      'conflicting-middleware "role:admin" and "guest" exclude each other: nobody can open the page.',
      'conflicting-middleware "role:admin" is written twice.',
    ],
  },
  {
    name: 'a guarded page without a way to sign in is told at its guard',
    files: routes('{ "path": "/About", "page": "about", ①"middleware": ["auth"] }'),
    expected: ['missing-sign-in /About is guarded, and no route is /Login or /CallbackAuth.'],
  },
  {
    name: 'a check of data that the page does not load is told with the one that was meant',
    files: { [file]: edit(['{ "exists": "class" }', '①{ "exists": "clas" }']) },
    expected: ['unknown-resource Page "class" loads no "clas". Did you mean "class"?'],
  },
  {
    name: 'a check of a parameter that the path does not have is told at the check',
    files: { [file]: edit(['{ "exists": "class" }', '①{ "parameter": "id", "is": "slug" }']) },
    expected: ['unknown-parameter /Class/:slug has no :id.'],
  },
  {
    name: 'a parameter of the canonical path that the path does not have is told there',
    files: routes(
      `${about}, { "path": "/Tentang-Kami", "page": "about", ①"canonical": "/Class/:slug" }`,
    ),
    expected: ['unknown-parameter /Tentang-Kami has no :slug.'],
  },
  {
    name: 'a check that names a form there is none of is told with those there are',
    files: { [file]: edit(['{ "exists": "class" }', '{ "parameter": "slug", ①"is": "slog" }']) },
    expected: ['schema "slog" is not one of number, slug, uuid. Did you mean "slug"?'],
  },
  {
    name: 'a misspelt check is told at the check and never as another one',
    files: { [file]: edit(['{ "exists": "class" }', '{ ①"exist": "class" }']) },
    expected: ['unknown-key "exist" is not read here. Did you mean "exists"?'],
  },
  {
    name: 'a check of two forms is none',
    files: { [file]: edit(['{ "exists": "class" }', '①{ "exists": "class", "is": "slug" }']) },
    expected: ['schema {"exists":"class","is":"slug"} is none of the forms allowed here.'],
  },
  {
    name: 'a check against a field that the answer does not have is told at the field',
    files: {
      [file]: edit(['{ "exists": "class" }', '{ "parameter": "slug", ①"equals": "class.slog" }']),
    },
    expected: ['unknown-field "class.slog": there is no "slog". Did you mean "slug"?'],
  },
  {
    name: 'a check against no field of the data is told',
    files: {
      [file]: edit(['{ "exists": "class" }', '{ "parameter": "slug", ①"equals": "class" }']),
    },
    expected: ['schema "class" '],
  },
  {
    name: 'a list of what a parameter may be is not empty',
    files: { [file]: edit(['{ "exists": "class" }', '{ "parameter": "slug", ①"oneOf": [] }']) },
    expected: ['schema 0 items, at least 1.'],
  },
]
