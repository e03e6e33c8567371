import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const file = 'layout.json'
const rest = '"notFound": "about"'
const page = (more = '') =>
  `①{\n  "$schema": "../../../schemas/json/page.json",\n  "title": "Promo",${more}\n  "blocks": []\n}\n`

/** Settings of the checks themselves. */
const rules = (text: string) => edit([rest, `${rest},\n  "rules": { ${text} }`])

/** What is left over, forgotten or accepted for a time, and what must never be in a file. */
export const cases: Case[] = [
  {
    name: 'a page that no route serves is told at its beginning',
    files: { 'pages/promo.json': page() },
    expected: [
      'orphan-page No route serves page "promo": add a route such as { "path": "/Promo", "page": "promo" } to "routes" in layout.json.',
    ],
  },
  {
    name: 'a text that nothing names is told at its beginning',
    files: { 'content/lama.mdx': '①Halo.\n' },
    expected: ['orphan-content Nothing names content:lama.'],
  },
  {
    name: 'a picture that nothing names is told',
    files: { 'assets/foto/lama.png': '①x' },
    expected: ['orphan-asset Nothing names foto/lama.png.'],
  },
  {
    name: 'a drawing of more than 60 KB is told',
    files: { 'assets/logo.svg': (text) => `①${text}${' '.repeat(60 * 1024)}` },
    expected: ['heavy-asset logo.svg has 61 KB, at most 60 KB.'],
  },
  {
    name: 'a photo of more than 300 KB is told, one of as much is not',
    files: {
      'assets/a.webp': `①${'x'.repeat(300 * 1024 + 1)}`,
      'assets/b.webp': 'x'.repeat(300 * 1024),
      [home]: edit(['"image": "asset:logo.svg"', '"image": "asset:a.webp"']),
      'content/sejarah.mdx': '![Kain](/media/b.webp)\n',
    },
    expected: ['heavy-asset a.webp has 301 KB, at most 300 KB.'],
  },
  {
    name: 'files that do not name their schema are told at their beginning',
    files: {
      [home]: edit(['{\n  "$schema": "../../../schemas/json/page.json",', '①{']),
      [file]: edit(['{\n  "$schema": "../../schemas/json/layout.json",', '②{']),
    },
    expected: ['missing-schema "$schema" is not said.', 'missing-schema "$schema" is not said.'],
  },
  {
    name: 'ink that does not read on a ground is told where the theme says so',
    files: {
      [file]: edit(['"ink": "#18212b"', '①②"ink": "#888888"'], ['"clr_primary"', '③"clr_primary"']),
    },
    expected: [
      'contrast ink #888888 on background #ffffff has 3.5:1, at least 4.5:1.',
      'contrast ink #888888 on tint ',
      'contrast ink #888888 on faint primary ',
    ],
  },
  {
    name: 'a ground that ink does not read on is told where the theme says it',
    files: { [file]: edit(['"ink": "#18212b"', '"ink": "#18212b", ①"tint": "#44505c"']) },
    expected: ['contrast ink #18212b on tint #44505c has '],
  },
  {
    name: 'a severity that a layout chose is that of the problem, and off is none',
    files: {
      [home]: edit(['"heading": "Mulai"', '"heading": "<b>Mulai</b>"']),
      [file]: rules('"severity": { "html-in-text": "off" }'),
    },
    expected: [],
  },
  {
    name: 'what is accepted until a day to come is not told',
    files: {
      [home]: edit(['"heading": "Mulai"', '"heading": "<b>Mulai</b>"']),
      [file]: rules(
        '"suppress": [{ "rule": "html-in-text", "page": "home", "node": "ajak", "reason": "Diganti bersama gambar.", "until": "2026-11-21" }]',
      ),
    },
    expected: [],
  },
  {
    name: 'what was accepted until yesterday is told again, and so is the suppression',
    files: {
      [home]: edit(['"heading": "Mulai"', '①"heading": "<b>Mulai</b>"']),
      [file]: rules(
        '"suppress": [{ "rule": "html-in-text", "reason": "Diganti bersama gambar.", ②"until": "2026-11-20" }]',
      ),
    },
    expected: ['html-in-text', 'expired-suppression "html-in-text" was accepted until 2026-11-20.'],
  },
  {
    name: 'a suppression that accepts nothing is told where it stands',
    files: {
      [file]: rules(
        '"suppress": [①{ "rule": "html-in-text", "reason": "Diganti bersama gambar.", "until": "2027-01-01" }]',
      ),
    },
    expected: ['idle-suppression It accepts nothing.'],
  },
  {
    name: 'a suppression of another page accepts nothing of this one',
    files: {
      [home]: edit(['"heading": "Mulai"', '①"heading": "<b>Mulai</b>"']),
      [file]: rules(
        '"suppress": [②{ "rule": "html-in-text", "page": "about", "reason": "Diganti bersama gambar.", "until": "2027-01-01" }]',
      ),
    },
    expected: ['html-in-text', 'idle-suppression'],
  },
  {
    name: 'a suppression of a rule that does not exist is told at its name',
    files: {
      [file]: rules(
        '"suppress": [②{ ①"rule": "html-in-txt", "reason": "Diganti bersama gambar.", "until": "2027-01-01" }]',
      ),
    },
    expected: [
      'unknown-rule There is no rule "html-in-txt". Did you mean "html-in-text"?',
      'idle-suppression',
    ],
  },
  {
    name: 'a key of a payment service is told at its first letter, and not shown',
    files: { 'content/sejarah.mdx': 'Kunci: ①Mid-server-a1B2c3D4e5F6g7H8\n' },
    expected: ['secret-in-manifest "Mid-…" of 27 characters is a Midtrans server key.'],
  },
  {
    name: 'a secret is known by its name, in a file that is no JSON as well',
    files: { [home]: edit(['"alt"', '// "apiKey": "①a8f3k2l9d0s7q1w4"\n        "alt"']) },
    expected: ['secret-in-manifest "a8f3…" of 16 characters is a secret by its name.'],
  },
]
