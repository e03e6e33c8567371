import { edit, type Case } from '../corpus.ts'

const file = 'layout.json'
const home = 'pages/home.json'
const parent = '../induk/layout.json'
const parentHome = '../induk/pages/home.json'

/** A layout that only extends another. */
const link = (name: string, above?: string) =>
  `{ "$schema": "x", "manifest": 1, "name": "${name}", "abstract": true${above ? `, "extends": "${above}"` : ''} }`

/** Parents: who they are, what goes wrong in them, and pages that are changed instead of written. */
export const cases: Case[] = [
  {
    name: 'a parent that does not exist is told where it is named',
    files: { [file]: edit(['  "name": "coba",', '  "name": "coba",\n  ①"extends": "induk",']) },
    expected: ['unknown-parent There is no layout "induk" to extend.'],
  },
  {
    name: 'a layout that extends itself is told with the circle',
    files: { [file]: edit(['  "name": "coba",', '  "name": "coba",\n  ①"extends": "coba",']) },
    expected: ['extends-cycle coba → coba.'],
  },
  {
    name: 'two layouts that extend each other are told with the circle',
    of: 'child',
    files: {
      [file]: edit(['"extends"', '①"extends"']),
      [parent]: edit(['"abstract": true', '"abstract": true, "extends": "coba"']),
    },
    expected: ['extends-cycle coba → induk → coba.'],
  },
  {
    name: 'a fourth parent is one too many',
    files: {
      [file]: edit(['  "name": "coba",', '  "name": "coba",\n  ①"extends": "satu",']),
      '../satu/layout.json': link('satu', 'dua'),
      '../dua/layout.json': link('dua', 'tiga'),
      '../tiga/layout.json': link('tiga', 'empat'),
      '../empat/layout.json': link('empat'),
    },
    expected: ['extends-cycle coba → satu → dua → tiga → empat.'],
  },
  {
    name: 'three parents are a chain',
    files: {
      [file]: edit(['  "name": "coba",', '  "name": "coba",\n  "extends": "satu",']),
      '../satu/layout.json': link('satu', 'dua'),
      '../dua/layout.json': link('dua', 'tiga'),
      '../tiga/layout.json': link('tiga'),
    },
    expected: [],
  },
  {
    name: 'a page of the parent that is no JSON is told at the parent’s file',
    of: 'child',
    files: {
      [parentHome]: edit(['"title": "Sanggar",', '"title": "Sanggar"①']),
      [home]: undefined,
    },
    expected: ['json-syntax A comma is missing here.'],
  },
  {
    name: 'a block of the parent that does not exist is told at the parent’s file',
    of: 'child',
    files: { [parentHome]: edit(['"type": "faq"', '①"type": "faqs"']) },
    expected: ['unknown-block There is no block "faqs". Did you mean "faq"?'],
  },
  {
    name: 'a tag in the parent’s prose is told at the parent’s file',
    of: 'child',
    files: { '../induk/pages/about.mdx': edit(['# Sanggar', '# Sanggar ①<u>kami</u>']) },
    expected: ['mdx-tag <u> is not allowed.'],
  },
  {
    name: 'a file of the parent that nothing reads is told',
    of: 'child',
    files: { '../induk/catatan.txt': '①x' },
    expected: ['unread-file Nothing reads catatan.txt.'],
  },
  {
    name: 'a route of the parent to a page that nobody has is told at the parent’s file',
    of: 'child',
    files: {
      [parent]: edit(['"path": "/About", "page": "about"', '"path": "/About", ①"page": "abuot"']),
    },
    expected: ['unknown-page There is no page "abuot". Did you mean "about"?'],
  },
  {
    name: 'a prop that the child writes wrongly is told at the child’s operation',
    of: 'child',
    files: {
      [home]: edit([
        '"props": { "heading": "Cabang kami" }',
        '"props": { "heading": "Cabang kami", ①"look": "spilt" }',
      ]),
    },
    expected: [
      'schema "spilt" is not one of split, centered, editorial, banner, front, sheet. Did you mean "split"?',
    ],
  },
  {
    name: 'a prop that only the parent writes wrongly is told at the parent',
    of: 'child',
    files: { [parentHome]: edit(['"eyebrow": "Tenun"', '①"eyebrow": 7']) },
    expected: ['schema must be string or object, not 7.'],
  },
  {
    name: 'a prop that must be there is told where a child takes it away',
    of: 'child',
    files: {
      [home]: edit([
        '"patch": [\n    { "op": "props", "at": "buka", "v":2, "props": { "heading": "Cabang kami" } },',
        '"patch": [\n    { "op": "unset", "at": "buka", "paths": [①"/heading"] },',
      ]),
    },
    expected: ['schema "heading" is missing.'],
  },
  {
    name: 'a patch of a page that no parent has is told at the patch',
    of: 'child',
    files: { 'pages/promo.json': '{\n  "$schema": "x",\n  ①"patch": []\n}' },
    expected: [
      'patch-target No parent writes a page "promo" to patch.',
      'layouts/coba/pages/promo.json:1:1 orphan-page',
    ],
  },
  {
    name: 'a layout without a parent has nothing to patch',
    files: {
      'pages/home.json': '{\n  "$schema": "x",\n  ①"patch": []\n}',
      'content/sejarah.mdx': undefined,
    },
    expected: ['patch-target No parent writes a page "home" to patch.'],
  },
  {
    name: 'a page with blocks and a patch could mean either',
    of: 'child',
    files: { [home]: edit(['  "patch": [', '  "blocks": [],\n  ①"patch": [']) },
    expected: ['two-bodies Both "blocks" and "patch" stand here.'],
  },
  {
    name: 'an id that a child brings again is told at the child’s operation',
    of: 'child',
    files: { [home]: edit(['"node": { "id": "ajak"', '"node": { ①"id": "isi"']) },
    expected: ['duplicate-id "isi" stands twice.'],
  },
  {
    name: 'an id that the parent’s shell has is taken on the child’s pages',
    of: 'child',
    files: { 'pages/contact.json': edit(['"id": "judul"', '①"id": "kepala"']) },
    expected: ['duplicate-id "kepala" stands in the shell too.'],
  },
  {
    name: 'a picture that neither child nor parent has is told',
    of: 'child',
    files: {
      [home]: edit([
        '"heading": "Cabang kami"',
        '"heading": "Cabang kami", ①"image": "asset:sampul.webp", "alt": ""',
      ]),
    },
    expected: ['unknown-asset assets/ holds no "sampul.webp".'],
  },
  {
    name: 'props of a patch that say no version are of the first',
    of: 'child',
    files: {
      [parentHome]: edit([
        '{ "id": "buka", "type": "hero", "v":2, "props": { "heading": "Sanggar", "eyebrow": "Tenun" } }',
        '{ "id": "buka", "type": "class-grid", "v": 2, "props": { "heading": "Kelas", "detail": "page:about" } }',
      ]),
      [home]: edit([
        '"v":2, "props": { "heading": "Cabang kami" }',
        '①"props": { "heading": "Cabang kami" }',
      ]),
    },
    expected: ['outdated-block "class-grid" is written for version 1; this Tenun has 2.'],
  },
]
