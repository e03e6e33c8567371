import { edit, type Case } from '../corpus.ts'

const file = 'layout.json'
const home = 'pages/home.json'
const redirectTo = (to: string) => edit(['"to": "/About"', `①"to": ${JSON.stringify(to)}`])

/** Addresses that lead elsewhere than they seem, or run code, wherever a layout may write one. */
export const cases: Case[] = [
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/a\r\nSet-Cookie: a=b',
    'https:///evil.example',
    'mailto:a@a.example',
    'Tentang',
  ].map((to) => ({
    name: `a redirect to ${JSON.stringify(to)} is no redirect`,
    files: { [file]: redirectTo(to) },
    expected: ['schema'],
  })),
  {
    name: 'a link with a control character is told, and so is a picture with a backslash',
    files: {
      [home]: edit(
        ['"href": "page:about"', '①"href": "https://a.example/\\u0009x"'],
        ['"image": "asset:logo.svg"', '②"image": "/media/a\\\\b.png"'],
      ),
    },
    expected: ['unsafe-address', 'unsafe-address'],
  },
  {
    name: 'a logo with a line end, and one with a backslash, is no logo',
    files: {
      [file]: edit([
        '"logoDark": "asset:logo.svg"',
        '①"logoDark": "/a\\nb", ②"logoLight": "/a\\\\b.svg"',
      ]),
    },
    expected: ['schema', 'schema'],
  },
  {
    name: 'a picture for social networks that is code is no picture',
    files: {
      [file]: edit([
        '{ "path": "/About", "page": "about" }',
        '{ "path": "/About", "page": "about", "seo": { ①"image": "javascript:x" } }',
      ]),
    },
    expected: ['schema'],
  },
  {
    name: 'an origin with a backslash is no origin',
    files: {
      [file]: edit(['"meta": {', '"meta": {\n        ①"url": "https://coba.example\\\\evil",']),
    },
    expected: ['schema'],
  },
  {
    name: 'the local name of another layout is its own',
    files: {
      [file]: edit(['["coba.example"]', '["coba.example", ①"awal.localhost"]']),
      '../awal/layout.json':
        '{ "manifest": 1, "name": "awal", "site": { "hosts": [], "settings": { "title": "Awal" } } }',
    },
    expected: ['duplicate-host awal.localhost is already awal’s.'],
  },
  {
    name: 'a name of this machine that two layouts ask for belongs to the first',
    files: {
      [file]: edit(['["coba.example"]', '["coba.example", ①"localhost"]']),
      '../awal/layout.json':
        '{ "manifest": 1, "name": "awal", "site": { "hosts": ["localhost"], "settings": { "title": "Awal" } } }',
    },
    expected: ['duplicate-host localhost is already awal’s.'],
  },
  {
    name: 'a second fallback is told where it says so',
    files: {
      [file]: edit(['"name": "coba",', '"name": "coba",\n  ①"fallback": true,']),
      '../awal/layout.json':
        '{ "manifest": 1, "name": "awal", "fallback": true, "site": { "hosts": [], "settings": { "title": "Awal" } } }',
    },
    expected: ['duplicate-fallback awal is the fallback already.'],
  },
]
