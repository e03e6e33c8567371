import { edit, many, type Case } from '../corpus.ts'

const file = 'layout.json'

/** The grammar of layout.json: who it is, its shell, its theme, what it locks and how it is checked. */
export const cases: Case[] = [
  {
    name: 'a misspelt key of a layout is told with the one that was meant',
    files: { [file]: edit(['"redirects"', '①"redirect"']) },
    expected: ['unknown-key "redirect" is not read here. Did you mean "redirects"?'],
  },
  {
    name: 'a layout that is a list is told, and nothing else is asked of it',
    files: { [file]: '①[]' },
    expected: ['schema must be object, not [].'],
  },
  {
    name: 'a mail is filled in with the names it has, and a misspelt one is told',
    files: {
      [file]: edit([
        '"name": "coba",',
        '"name": "coba", "mail": { "invitation": { ①"subject": "Halo {nama}", "text": "{name}, {site}" } },',
      ]),
    },
    expected: ['schema "Halo {nama}" may hold no braces but {name}, {site}.'],
  },
  {
    name: 'a mail in several languages is told at its language',
    files: {
      [file]: edit([
        '"name": "coba",',
        '"name": "coba", "mail": { "message": { "text": { "id": "{message}", ①"en": "{link}" } } },',
      ]),
    },
    expected: ['schema "{link}" may hold no braces but {subject}, {message}, {name}, {site}.'],
  },
  {
    name: 'a mail without a link has no button, and a mail that is never sent no words',
    files: {
      [file]: edit([
        '"name": "coba",',
        '"name": "coba", "mail": { "message": { ①"action": "Buka" }, ②"welcome": {} },',
      ]),
    },
    expected: ['unknown-key "action" is not read here.', 'unknown-key "welcome" is not read here.'],
  },
  {
    name: 'an empty layout lacks its version and its name',
    files: { [file]: '①②{}' },
    expected: ['schema "manifest" is missing.', 'schema "name" is missing.'],
  },
  {
    name: 'a layout of a newer Tenun is told by its version',
    files: { [file]: edit(['"manifest": 1', '①"manifest": 2']) },
    expected: ['newer-manifest Manifest version 2; this Tenun reads 1.'],
  },
  {
    name: 'a version in quotes is no version',
    files: { [file]: edit(['"manifest": 1', '①"manifest": "1"']) },
    expected: ['schema must be number, not "1".'],
  },
  {
    name: 'the name of a layout is the name of its folder',
    files: { [file]: edit(['"name": "coba"', '①"name": "cobaan"']) },
    expected: ['wrong-name "cobaan" stands in coba/.'],
  },
  {
    name: 'a name that no folder may have is told as such',
    files: { [file]: edit(['"name": "coba"', '①"name": "Coba!"']) },
    expected: ['schema "Coba!" '],
  },
  {
    name: 'a third language is told at its place in the list',
    files: { [file]: edit(['["id", "en"]', '["id", ①"fr"]']) },
    expected: ['schema "fr" is not one of id, en.'],
  },
  {
    name: 'a layout speaks at least one language',
    files: { [file]: edit(['"locales": ["id", "en"]', '①"locales": []']) },
    expected: ['schema 0 items, at least 1.'],
  },
  {
    name: 'more than two languages are told at the list',
    files: { [file]: edit(['"locales": ["id", "en"]', '①"locales": ["id", "en", "id"]']) },
    expected: ['schema 3 items, at most 2.'],
  },
  {
    name: 'what is true or false is not in quotes',
    files: {
      [file]: edit(['"title": "Kursus Coba",\n  "locales"', '①"abstract": "no",\n  "locales"']),
    },
    expected: ['schema must be boolean, not "no".'],
  },
  {
    name: 'a colour by its name is no colour',
    files: { [file]: edit(['"ink": "#18212b"', '①"ink": "black"']) },
    expected: ['schema "black" '],
  },
  {
    name: 'a colour of three digits is no colour',
    files: { [file]: edit(['"ink": "#18212b"', '①"ink": "#123"']) },
    expected: ['schema "#123" '],
  },
  {
    name: 'a colour that brings a style with it is no colour',
    files: { [file]: edit(['"ink": "#18212b"', '①"ink": "#18212b;background:url(//evil)"']) },
    expected: ['schema "#18212b;background:url(//evil)" '],
  },
  {
    name: 'a shape that no theme has is told with those there are',
    files: { [file]: edit(['"shape": "soft"', '①"shape": "rounded"']) },
    expected: ['schema "rounded" is not one of square, soft, round. Did you mean "round"?'],
  },
  {
    name: 'a misspelt part of the theme is told with the one that was meant',
    files: { [file]: edit(['"shape": "soft"', '①"shap": "soft"']) },
    expected: ['unknown-key "shap" is not read here. Did you mean "shape"?'],
  },
  {
    name: 'a token that does not exist is told with the one that was meant',
    files: { [file]: edit(['"accent": "token:secondary"', '①"accent": "token:secundary"']) },
    expected: ['unknown-token There is no colour "secundary". Did you mean "secondary"?'],
  },
  {
    name: 'tokens that lead round in a circle are told where one of them stands',
    files: {
      [file]: edit([
        '"accent": "token:secondary"',
        '"accent": "token:line", ①"line": "token:accent"',
      ]),
    },
    expected: ['unknown-token line → accent → line.'],
  },
  {
    name: 'a shell has a header and a footer and nothing between them',
    files: { [file]: edit(['"footer": [', '①"sidebar": [], "footer": [']) },
    expected: ['unknown-key "sidebar" is not read here.'],
  },
  {
    name: 'a sixth node in a part of the shell is told at the part',
    files: {
      [file]: edit([
        '"footer": [',
        `①"footer": [${many(5, (i) => `{ "id": "kaki-${i}", "type": "footer" }`)},`,
      ]),
    },
    expected: ['schema'],
  },
  {
    name: 'two nodes of the shell have two ids',
    files: { [file]: edit(['"id": "kaki"', '①"id": "kepala"']) },
    expected: ['duplicate-id "kepala" stands twice in the shell.'],
  },
  {
    name: 'what a layout locks is named by a pointer of its own',
    files: {
      [file]: edit([
        '"notFound": "about"',
        '"notFound": "about",\n  "lock": [①"theme", "/theme/shape", ②"/site/settings"]',
      ]),
    },
    expected: ['schema "theme" ', 'schema "/site/settings" '],
  },
  {
    name: 'a layout extends one other, and no list of them',
    files: { [file]: edit(['"locales"', '①"extends": ["induk", "tua"],\n  "locales"']) },
    expected: ['schema must be string, not ["induk","tua"].'],
  },
  {
    name: 'a layout that serves no site and is not abstract is told at its beginning',
    files: {
      [file]: '①{\n  "$schema": "x",\n  "manifest": 1,\n  "name": "coba"\n}',
      'pages/home.json': undefined,
      'pages/class.json': undefined,
      'pages/about.mdx': undefined,
      'pages/about.en.mdx': undefined,
      'content/sejarah.mdx': undefined,
      'assets/logo.svg': undefined,
    },
    expected: ['no-site "coba" serves no site.'],
  },
  {
    name: 'a severity that does not exist is told with those that do',
    files: {
      [file]: edit([
        '"notFound"',
        '"rules": { "severity": { ①"title-length": "warn" } },\n  "notFound"',
      ]),
    },
    expected: ['schema "warn" is not one of error, warning, info, off.'],
  },
  {
    name: 'a rule that does not exist is told with the one that was meant',
    files: {
      [file]: edit([
        '"notFound"',
        '"rules": { "severity": { ①"title-lenght": "off" } },\n  "notFound"',
      ]),
    },
    expected: ['unknown-rule There is no rule "title-lenght". Did you mean "title-length"?'],
  },
  {
    name: 'the name of a rule is in lower case',
    files: {
      [file]: edit(['"notFound"', '"rules": { "severity": { ①"Title": "off" } },\n  "notFound"']),
    },
    expected: ['schema "Title" must be the name of a rule.'],
  },
  {
    name: 'a suppression says which rule, why and until when',
    files: { [file]: edit(['"notFound"', '"rules": { "suppress": [①②③{}] },\n  "notFound"']) },
    expected: [
      'schema "rule" is missing.',
      'schema "reason" is missing.',
      'schema "until" is missing.',
    ],
  },
  {
    name: 'a reason is more than a word, and a day is a day',
    files: {
      [file]: edit([
        '"notFound"',
        '"rules": { "suppress": [{ "rule": "contrast", ①"reason": "nanti", ②"until": "31-12-2026" }] },\n  "notFound"',
      ]),
    },
    expected: [
      'schema "nanti" is 5 characters long, at least 10.',
      'schema "31-12-2026" is no date.',
    ],
  },
  {
    name: 'a day that no calendar has is no day',
    files: {
      [file]: edit([
        '"notFound"',
        '"rules": { "suppress": [{ "rule": "contrast", "reason": "Menunggu warna baru.", ①"until": "2027-02-30" }] },\n  "notFound"',
      ]),
    },
    expected: ['schema "2027-02-30" is no date.'],
  },
]
