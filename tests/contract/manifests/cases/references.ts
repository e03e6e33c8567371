import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const call = '{ "id": "ajak", "type": "cta", "props": { "heading": "Mulai" } }'

/** What manifests name: blocks, slots, pages, pictures, texts, ids, versions, links and anchors. */
export const cases: Case[] = [
  {
    name: 'a block that does not exist is told with the one that was meant',
    files: { [home]: edit(['"type": "cta"', '①"type": "ctaa"']) },
    expected: ['unknown-block There is no block "ctaa". Did you mean "cta"?'],
  },
  {
    name: 'a name that every object has is no block',
    files: { [home]: edit(['"type": "cta"', '①"type": "constructor"']) },
    expected: ['unknown-block There is no block "constructor".'],
  },
  {
    name: 'a block of the shell that does not exist is told in layout.json',
    files: { 'layout.json': edit(['"type": "footer"', '①"type": "fotter"']) },
    expected: ['unknown-block There is no block "fotter". Did you mean "footer"?'],
  },
  {
    name: 'a node of a version that is yet to come is told at its version',
    files: { [home]: edit(['"v": 2', '①"v": 3']) },
    expected: ['newer-version v 3 of "class-grid"; this Tenun has 2.'],
  },
  {
    name: 'props of a version gone by are told, and read all the same',
    files: {
      [home]: edit(['"v": 2', '①"v": 1'], ['"limit": 3', '"limit": 3, "program": "dasar-web"']),
    },
    expected: ['outdated-block "class-grid" is written for version 1; this Tenun has 2.'],
  },
  {
    name: 'a node that says no version is of the first',
    files: {
      [home]: edit(
        ['      "v": 2,\n', ''],
        ['    {\n      "id": "kelas"', '    ①{\n      "id": "kelas"'],
      ),
    },
    expected: ['outdated-block "class-grid" is written for version 1; this Tenun has 2.'],
  },
  {
    name: 'a migration that fails is told at the props it was given',
    files: {
      [home]: edit([call, '①{ "id": "ajak", "type": "rapuh", ②"props": { "heading": "Mulai" } }']),
    },
    expected: ['outdated-block', 'failed-migration "rapuh" from version 1: boom'],
  },
  {
    name: 'a slot that the block does not have is told with the one that was meant',
    files: { [home]: edit(['"aside"', '①"asides"']) },
    expected: ['unknown-slot "rich-text" has no slot "asides". Did you mean "aside"?'],
  },
  {
    name: 'a slot that is called like something every object has is no slot',
    files: { [home]: edit(['"aside"', '①"toString"']) },
    expected: ['unknown-slot "rich-text" has no slot "toString".'],
  },
  {
    name: 'a block without slots holds nothing',
    files: {
      [home]: edit([
        '"props": { "heading": "Mulai" }',
        '"props": { "heading": "Mulai" }, "slots": { ①"body": [] }',
      ]),
    },
    expected: ['unknown-slot "cta" has no slot "body".'],
  },
  {
    name: 'a block that a slot does not allow is told at its type',
    files: {
      [home]: edit([
        call,
        '{ "id": "bingkai", "type": "bingkai", "slots": { "isi": [{ "id": "ajak", ①"type": "footer" }] } }',
      ]),
    },
    expected: ['not-allowed-here "footer" may not stand in "isi"; allowed: cta.'],
  },
  {
    name: 'an id that stands twice is told where it stands again, however deep',
    files: { [home]: edit(['"id": "ajak"', '①"id": "buka"']) },
    expected: ['duplicate-id "buka" stands twice.'],
  },
  {
    name: 'an id that the shell has is taken on every page',
    files: { [home]: edit(['"id": "ajak"', '①"id": "kaki"']) },
    expected: ['duplicate-id "kaki" stands in the shell too.'],
  },
  {
    name: 'ids of the document are its own, on pages and in the shell',
    files: {
      [home]: edit(['"id": "ajak"', '①"id": "main"']),
      'layout.json': edit(['"id": "kaki"', '②"id": "announcer"']),
    },
    expected: [
      'duplicate-id "main" is the document’s own.',
      'duplicate-id "announcer" is the document’s own.',
    ],
  },
  {
    name: 'a link to a page that is not there is told with the one that was meant',
    files: { [home]: edit(['"href": "page:about"', '①"href": "page:abuot"']) },
    expected: ['unknown-page There is no page "abuot". Did you mean "about"?'],
  },
  {
    name: 'a link to a page without a route is told, and so is the page',
    files: {
      [home]: edit(['"href": "page:about"', '①"href": "page:promo"']),
      'pages/promo.json':
        '②{\n  "$schema": "../../../schemas/json/page.json",\n  "title": "Promo",\n  "blocks": []\n}',
    },
    expected: [
      'unrouted-page No route serves page "promo": add a route such as { "path": "/Promo", "page": "promo" } to "routes" in layout.json.',
      'orphan-page No route serves page "promo": add a route such as { "path": "/Promo", "page": "promo" } to "routes" in layout.json.',
    ],
  },
  {
    name: 'a link to a page of one item cannot be made: which one?',
    files: { [home]: edit(['"href": "page:about"', '①"href": "page:class"']) },
    expected: ['unfilled-parameter "class" stands on /Class/:slug.'],
  },
  {
    name: 'a link to a page whose parameter may be missing can be made',
    files: {
      [home]: edit(['"href": "page:about"', '"href": "page:class"']),
      'layout.json': edit(['/Class/:slug', '/Class/:slug?']),
    },
    expected: [],
  },
  {
    name: 'a menu is checked like any other link',
    files: { 'layout.json': edit(['"href": "page:about"', '①"href": "page:tentang"']) },
    expected: ['unknown-page There is no page "tentang".'],
  },
  {
    name: 'the page of one item that a grid links to must exist',
    files: { [home]: edit(['"detail": "page:class"', '①"detail": "page:clas"']) },
    expected: ['unknown-page There is no page "clas". Did you mean "class"?'],
  },
  {
    name: 'a page for the lost that does not exist is told with the one that was meant',
    files: { 'layout.json': edit(['"notFound": "about"', '①"notFound": "abut"']) },
    expected: ['unknown-page There is no page "abut". Did you mean "about"?'],
  },
  {
    name: 'a picture that assets/ does not hold is told with the one that was meant',
    files: { [home]: edit(['"image": "asset:logo.svg"', '①"image": "asset:logo.png"']) },
    expected: ['unknown-asset assets/ holds no "logo.png". Did you mean "logo.svg"?'],
  },
  {
    name: 'a picture is found by its letters, capitals among them',
    files: { [home]: edit(['"image": "asset:logo.svg"', '①"image": "asset:Logo.svg"']) },
    expected: ['unknown-asset assets/ holds no "Logo.svg". Did you mean "logo.svg"?'],
  },
  {
    name: 'a picture for networks must be there too, on a page and as a fallback',
    files: {
      [home]: edit(['  "blocks": [', '  "seo": { ①"image": "asset:bagi.png" },\n  "blocks": [']),
      'pages/class.json': edit([
        '"seo": {',
        '"seo": { "image": { "$bind": "class.cover", ②"fallback": "asset:sampul.png" },',
      ]),
    },
    expected: [
      'unknown-asset assets/ holds no "bagi.png".',
      'unknown-asset assets/ holds no "sampul.png".',
    ],
  },
  {
    name: 'a text that content/ does not hold is told with the one that was meant',
    files: {
      [home]: edit([
        '"body": { "id": "content:sejarah", "en": "Our oldest loom is from 1826." }',
        '①"body": { "id": "content:sejarah", "en": "content:sejara" }',
      ]),
    },
    expected: ['unknown-content content/ holds no "sejara". Did you mean "sejarah"?'],
  },
  {
    name: 'a path that no route serves is told with the one that was meant',
    files: { [home]: edit(['"href": "page:about"', '①"href": "/Abut"']) },
    expected: ['dead-link No route serves /Abut. Did you mean "/About"?'],
  },
  {
    name: 'a path in another language is the same path',
    files: { [home]: edit(['"href": "page:about"', '①"href": "/en/Abut?a=1#b"']) },
    expected: ['dead-link No route serves /en/Abut?a=1#b. Did you mean "/About"?'],
  },
  {
    name: 'the path of a page is better said by its name',
    files: { [home]: edit(['"href": "page:about"', '①"href": "/About"']) },
    expected: ['hardcoded-path /About is page:about.'],
  },
  {
    name: 'an anchor that the page does not have is told with the one that was meant',
    files: { [home]: edit(['"href": "page:about"', '①"href": "#kelass"']) },
    expected: ['dead-anchor Page "home" has no "#kelass". Did you mean "kelas"?'],
  },
  {
    name: 'an anchor of another page is looked for there',
    files: { [home]: edit(['"href": "page:about"', '①"href": "/About#alatt"']) },
    expected: ['dead-anchor Page "about" has no "#alatt". Did you mean "alat"?'],
  },
  {
    name: 'an address without encryption is told, one of a private network is not',
    files: {
      [home]: edit(['"href": "page:about"', '①"href": "http://tenun.example"']),
      'layout.json': edit(['"href": "page:about"', '"href": "http://localhost:3000/"']),
    },
    expected: ['insecure-link http://tenun.example is not encrypted.'],
  },
  {
    name: 'a picture of another host is told on blocks, pages, routes and settings',
    files: {
      [home]: edit(
        ['"image": "asset:logo.svg"', '①"image": "https://a.example/a.png"'],
        ['  "blocks": [', '  "seo": { ②"image": "https://a.example/b.png" },\n  "blocks": ['],
      ),
      'layout.json': edit(
        ['"page": "home"', '"page": "home", "seo": { ③"image": "https://a.example/c.png" }'],
        ['"logoDark"', '④"favicon": "https://a.example/d.png", "logoDark"'],
      ),
    },
    expected: ['remote-picture', 'remote-picture', 'remote-picture', 'remote-picture'],
  },
]
