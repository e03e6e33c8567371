import { edit, many, type Case } from '../corpus.ts'

const file = 'layout.json'
const others = '"redirects": ['

/** The grammar of a site, its settings, its hosts, redirects and what it measures. */
export const cases: Case[] = [
  {
    name: 'a site has settings',
    files: {
      [file]:
        '{\n  "$schema": "x",\n  "manifest": 1,\n  "name": "coba",\n  ①"site": { "hosts": [] }\n}',
    },
    expected: ['schema "settings" is missing.'],
  },
  {
    name: 'settings have a title',
    files: {
      [file]: edit(
        ['      "title": "Kursus Coba",\n      "logoDark"', '      "logoDark"'],
        ['"settings"', '①"settings"'],
      ),
    },
    expected: ['schema "title" is missing.'],
  },
  {
    name: 'a misspelt setting is told with the one that was meant',
    files: { [file]: edit(['"isMaintenance": false', '①"isMaintainance": false']) },
    expected: ['unknown-key "isMaintainance" is not read here. Did you mean "isMaintenance"?'],
  },
  {
    name: 'a site that says nothing of maintenance is closed, and is told at its settings',
    files: { [file]: edit(['      "isMaintenance": false,\n', ''], ['"settings"', '①"settings"']) },
    expected: ['maintenance-unsaid "isMaintenance" is not said, which closes the site.'],
  },
  {
    name: 'a canonical origin at a host of another site is told where it is written',
    files: {
      [file]: edit(['"meta": {', '"meta": {\n        ①"url": "https://lain.example",']),
    },
    expected: ['foreign-origin lain.example is not a host of this site.'],
  },
  {
    name: 'a site that is closed is told where it says so',
    files: { [file]: edit(['"isMaintenance": false', '①"isMaintenance": true']) },
    expected: ['maintenance-on "isMaintenance" is true.'],
  },
  {
    name: 'a font that brings an address with it is no font',
    files: {
      [file]: edit(['"ft_primary": "Inter"', '①"ft_primary": "Inter;@import url(//evil)"']),
    },
    expected: ['schema "Inter;@import url(//evil)" '],
  },
  {
    name: 'a brand colour with an alpha is no colour',
    files: { [file]: edit(['"clr_primary": "#1d4f91"', '①"clr_primary": "#1d4f9180"']) },
    expected: ['schema "#1d4f9180" '],
  },
  {
    name: 'a misspelt colour is told with the one that was meant',
    files: { [file]: edit(['"clr_primary"', '①"clr_primari"']) },
    expected: ['unknown-key "clr_primari" is not read here. Did you mean "clr_primary"?'],
  },
  {
    name: 'a logo from an address without encryption is no logo',
    files: {
      [file]: edit(['"logoDark": "asset:logo.svg"', '①"logoDark": "http://a.example/logo.svg"']),
    },
    expected: ['schema "http://a.example/logo.svg" '],
  },
  {
    name: 'a radio that assets/ does not hold is reported at its address',
    files: {
      [file]: edit([
        '"logoDark": "asset:logo.svg"',
        '"logoDark": "asset:logo.svg", "radio": { ①"url": "asset:siaran.mp3" }',
      ]),
    },
    expected: ['unknown-asset assets/ holds no "siaran.mp3".'],
  },
  {
    name: 'a page of consent that is a script is no address',
    files: {
      [file]: edit([
        '"logoDark": "asset:logo.svg"',
        '"logoDark": "asset:logo.svg", "consent": { ①"policy": "javascript:x()" }',
      ]),
    },
    expected: ['schema "javascript:x()" '],
  },
  {
    name: 'a misspelt setting of the radio is reported with the one that was meant',
    files: {
      [file]: edit([
        '"logoDark": "asset:logo.svg"',
        '"logoDark": "asset:logo.svg", "radio": { "url": "https://a.example/b", ①"titel": "R" }',
      ]),
    },
    expected: ['unknown-key "titel" is not read here. Did you mean "title"?'],
  },
  {
    name: 'a logo that assets/ does not hold is told with the one that was meant',
    files: { [file]: edit(['"logoDark": "asset:logo.svg"', '①"logoDark": "asset:logo.swg"']) },
    expected: ['unknown-asset assets/ holds no "logo.swg". Did you mean "logo.svg"?'],
  },
  {
    name: 'the address of a site is an origin without a path',
    files: {
      [file]: edit(['"meta": {', '"meta": {\n        ①"url": "https://coba.example/beranda",']),
    },
    expected: ['schema "https://coba.example/beranda" '],
  },
  {
    name: 'how a card looks is one of two',
    files: { [file]: edit(['"meta": {', '"meta": {\n        ①"card": "large",']) },
    expected: ['schema "large" is not one of summary, summary_large_image.'],
  },
  {
    name: 'whether robots may index is said in their own words',
    files: { [file]: edit(['"meta": {', '"meta": {\n        ①"robot_index": true,']) },
    expected: ['schema must be string, not true.'],
  },
  {
    name: 'a host has no scheme, no port, no path and no capitals',
    files: {
      [file]: edit([
        '["coba.example"]',
        '[①"https://coba.example", ②"coba.example:8080", ③"coba.example/a", ④"Coba.example"]',
      ]),
    },
    expected: [
      'schema "https://coba.example" ',
      'schema "coba.example:8080" ',
      'schema "coba.example/a" ',
      'schema "Coba.example" ',
    ],
  },
  {
    name: 'a host of more than 253 letters is told',
    files: { [file]: edit(['["coba.example"]', `[①②"${'a.'.repeat(130)}id"]`]) },
    expected: ['schema', 'schema'],
  },
  {
    name: 'a wild host is only that of a private network',
    files: { [file]: edit(['["coba.example"]', '["192.168.*", ①"*.coba.example"]']) },
    expected: ['schema "*.coba.example" '],
  },
  {
    name: 'more hosts than fifty are told at the list',
    files: {
      [file]: edit([
        '"hosts": ["coba.example"]',
        `①"hosts": [${many(51, (i) => `"h${i}.example"`)}]`,
      ]),
    },
    expected: ['schema'],
  },
  {
    name: 'a host that another layout has first is told at the later claim',
    files: {
      [file]: edit(['["coba.example"]', '[①"satu.example", "coba.example"]']),
      '../awal/layout.json':
        '{ "manifest": 1, "name": "awal", "site": { "hosts": ["satu.example"], "settings": { "title": "Awal" } } }',
    },
    expected: ['duplicate-host satu.example is already awal’s.'],
  },
  {
    name: 'a host that stands twice in one list is told at the second',
    files: { [file]: edit(['["coba.example"]', '["coba.example", ①"coba.example"]']) },
    expected: ['duplicate-host coba.example stands twice.'],
  },
  {
    name: 'a redirect leads from a path, to somewhere',
    files: {
      [file]: edit(['"from": "/Tentang", "to": "/About"', '①"from": "Tentang"'], ['[{ ①', '[②{ ①']),
    },
    expected: ['schema "Tentang" ', 'schema "to" is missing.'],
  },
  {
    name: 'a redirect has one of three answers',
    files: { [file]: edit(['"status": 308', '①"status": 303']) },
    expected: ['schema 303 is none of the forms allowed here.'],
  },
  {
    name: 'redirects that lead round in a circle are told at one of them',
    files: {
      [file]: edit([
        others,
        `${others}\n    { "from": "/a", ①"to": "/b" },\n    { "from": "/b", "to": "/c" },\n    { "from": "/C", "to": "/A" },\n    `,
      ]),
    },
    expected: ['redirect-loop /a → /b → /C → /a.'],
  },
  {
    name: 'a redirect on the path of a route is told: the page is never served',
    files: { [file]: edit([others, `${others} { ①"from": "/about", "to": "/" }, `]) },
    expected: [
      'redirect-shadowed /about is the route of page "about", which is never served there.',
    ],
  },
  {
    name: 'a redirect to a path that nothing serves is told where it says so',
    files: { [file]: edit(['"to": "/About"', '①"to": "/Abaut"']) },
    expected: [
      'dead-redirect /Tentang leads to /Abaut, which no route serves. Did you mean "/About"?',
    ],
  },
  {
    name: 'a redirect to a path that was withdrawn is reported',
    files: {
      [file]: edit(
        [others, `${others} { "from": "/Usang", ①"to": "/Promo/juni" }, `],
        ['"notFound"', '"gone": ["/Promo"],\n  "notFound"'],
      ),
    },
    expected: ['gone-link /Usang leads to /Promo/juni, which was withdrawn.'],
  },
  {
    name: 'the host of a switch is a host, on both sides',
    files: {
      [file]: edit([
        others,
        `"hostSwitch": [{ "prefix": "/kelas", "hosts": { ①②"Coba.example": "https://kelas.coba.example" } }],\n  ${others}`,
      ]),
    },
    expected: ['schema "Coba.example" ', 'schema "https://kelas.coba.example" '],
  },
  {
    name: 'the id that visits are measured by has the form of one',
    files: {
      [file]: edit([others, `"analytics": { ①"measurementId": "UA-1234-5" },\n  ${others}`]),
    },
    expected: ['schema "UA-1234-5" must be an id such as G-AB12CD34EF'],
  },
  {
    name: 'hours that are shorter than an appointment are told where they stand',
    files: {
      [file]: edit([
        others,
        '"appointments": { "minutes": 30, "hours": [①{ "days": ["monday"], "from": "09:00", "to": "09:10" }] },\n  "redirects": [',
      ]),
    },
    expected: ['unusable-hours No appointment of 30 minutes fits between 09:00 and 09:10.'],
  },
]
