import { edit, type Case } from './corpus.ts'
import { sound, soundChild } from './sound.ts'

/** The files that cases change. */
export const paths = {
  rows: 'collections/karya.json',
  list: 'pages/works.json',
  detail: 'pages/work.json',
}

const rows = `{
  "$schema": "../../../schemas/json/collection.json",
  "kind": "case",
  "rows": [
    {
      "slug": "rumah-baca",
      "title": { "id": "Rumah baca", "en": "A reading house" },
      "kind": "desa",
      "summary": { "id": "Enam lemari buku.", "en": "Six bookcases." },
      "cover": "asset:logo.svg",
      "description": {
        "id": "<p>Dibuat <strong>bersama</strong> warga.</p>",
        "en": "<p>Made <strong>together</strong> with the village.</p>"
      },
      "date": "2026-03-02",
      "clientName": "Desa Contoh",
      "projectLink": "page:about",
      "photos": [{ "link": "asset:logo.svg", "name": "Lemari Pertama" }],
      "batchs": [{ "label": "Angkatan Satu", "date": "2025-07-01" }]
    },
    {
      "slug": "peta-air",
      "title": "Peta Air",
      "kind": "kampus",
      "summary": "Peta Mata Air.",
      "description": "<p>Diukur Dua Kali.</p>"
    }
  ]
}
`

const works = `{
  "$schema": "../../../schemas/json/page.json",
  "title": "Karya",
  "data": {
    "works": { "collection": "karya", "where": { "kind": { "$route": "type" } }, "limit": 12 }
  },
  "blocks": [
    {
      "id": "karya",
      "type": "feature-grid",
      "props": {
        "heading": "Karya",
        "items": { "$bind": "works", "each": { "text": "summary", "href": "/Karya/:kind/:slug" } }
      }
    }
  ]
}
`

const work = `{
  "$schema": "../../../schemas/json/page.json",
  "title": { "$bind": "work.title", "fallback": "Karya" },
  "data": { "work": { "collection": "karya", "find": { "$route": "title" } } },
  "blocks": [
    { "id": "judul", "type": "page-head", "props": { "heading": { "$bind": "work.title" } } },
    { "id": "isi", "type": "rich-text", "props": { "html": { "$bind": "work.description" } } }
  ]
}
`

const routes = `"redirects": [`
export const withRoutes = (text: string) =>
  text.replace(
    `  ],\n  ${routes}`,
    `,
    { "path": "/Karya/:type?", "page": "works" },
    {
      "path": "/Karya/:type/:title",
      "page": "work",
      "checks": [{ "exists": "work" }, { "parameter": "type", "equals": "work.kind" }]
    }
  ],
  ${routes}`,
  )

/** A sound layout of two pages about a collection. */
export const files = {
  'layout.json': withRoutes,
  [paths.rows]: rows,
  [paths.list]: works,
  [paths.detail]: work,
}
type Changes = Record<string, Case['files'][string]>

/** The sound files with the text of some written otherwise. */
export function changed(changes: Changes): Case['files'] {
  const texts: Record<string, string> = {
    [paths.rows]: rows,
    [paths.list]: works,
    [paths.detail]: work,
  }
  const next: Case['files'] = { ...files }
  for (const [path, change] of Object.entries(changes))
    next[path] = typeof change === 'function' ? change(texts[path] ?? sound[path] ?? '') : change
  return next
}

export const inRows = (from: string, to: string) => changed({ [paths.rows]: edit([from, to]) })
export const inList = (from: string, to: string) => changed({ [paths.list]: edit([from, to]) })
export const inDetail = (from: string, to: string) => changed({ [paths.detail]: edit([from, to]) })

export const patch = (operations: string, kind = '"question"') => ({
  'collections/tanya.json': `{
  "$schema": "../../../schemas/json/collection.json",
  "kind": ${kind},
  "patch": [${operations}]
}
`,
  '../induk/collections/tanya.json': `{
  "$schema": "../../../schemas/json/collection.json",
  "kind": "question",
  "rows": [
    { "question": "Berapa lama?", "answer": "Dua pekan." },
    { "slug": "biaya", "question": "Berapa biayanya?", "answer": "Gratis.", "topic": "uang" }
  ]
}
`,
  '../induk/pages/home.json': edit(
    [
      '"title": "Sanggar",',
      '"title": "Sanggar",\n  "data": { "tanya": { "collection": "tanya" } },',
    ],
    ['"items": []', '"items": { "$bind": "tanya" }'],
  )(soundChild['../induk/pages/home.json'] ?? ''),
})
