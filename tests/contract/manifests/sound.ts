/** The files of layouts that have no problem of any severity, as a person would write them. */
export type Texts = Readonly<Record<string, string>>

/** A layout of two languages: a page of blocks, a page of data, a page of prose, a text and a picture. */
export const sound: Texts = {
  'layout.json': `{
  "$schema": "../../schemas/json/layout.json",
  "manifest": 1,
  "name": "coba",
  "title": "Kursus Coba",
  "locales": ["id", "en"],
  "site": {
    "hosts": ["coba.example"],
    "settings": {
      "title": "Kursus Coba",
      "logoDark": "asset:logo.svg",
      "isMaintenance": false,
      "css": { "ft_primary": "Inter", "clr_primary": "#1d4f91" },
      "meta": {
        "description": {
          "id": "Kursus tenun untuk pemula, dari benang pertama sampai kain jadi.",
          "en": "Weaving courses for beginners, from the first thread to the cloth."
        }
      }
    }
  },
  "theme": { "ink": "#18212b", "accent": "token:secondary", "shape": "soft" },
  "shell": {
    "header": [
      {
        "id": "kepala",
        "type": "header",
        "props": { "menu": [{ "label": { "id": "Tentang", "en": "About" }, "href": "page:about" }] }
      }
    ],
    "footer": [{ "id": "kaki", "type": "footer", "props": { "look": "plain" } }]
  },
  "routes": [
    { "path": "/", "page": "home" },
    { "path": "/About", "page": "about" },
    { "path": "/Class/:slug", "page": "class", "checks": [{ "exists": "class" }] }
  ],
  "redirects": [{ "from": "/Tentang", "to": "/About", "status": 308 }],
  "notFound": "about"
}
`,
  'pages/home.json': `{
  "$schema": "../../../schemas/json/page.json",
  "title": { "id": "Belajar menenun", "en": "Learn to weave" },
  "blocks": [
    {
      "id": "buka",
      "type": "hero", "v":2,
      "props": {
        "heading": { "id": "Kain pertama Anda", "en": "Your first cloth" },
        "actions": [
          { "label": { "id": "Tentang kursus", "en": "About the course" }, "href": "page:about" }
        ],
        "image": "asset:logo.svg",
        "alt": { "id": "Alat tenun", "en": "A loom" },
        "look": "split"
      }
    },
    {
      "id": "isi",
      "type": "rich-text",
      "props": { "body": { "id": "content:sejarah", "en": "Our oldest loom is from 1826." } },
      "slots": {
        "aside": [{ "id": "ajak", "type": "cta", "props": { "heading": "Mulai" } }]
      }
    },
    {
      "id": "kelas",
      "type": "class-grid",
      "v": 2,
      "props": { "heading": { "id": "Kelas", "en": "Classes" }, "limit": 3, "detail": "page:class" }
    }
  ]
}
`,
  'pages/class.json': `{
  "$schema": "../../../schemas/json/page.json",
  "title": { "$bind": "class.name", "fallback": { "id": "Kelas", "en": "Class" } },
  "seo": { "description": { "$bind": "class.description" } },
  "data": {
    "class": { "endpoint": "v1/class/overview", "input": { "slug": { "$route": "slug" } } }
  },
  "blocks": [
    { "id": "kelas", "type": "class-overview", "props": { "slug": { "$route": "slug" } } },
    {
      "id": "judul",
      "type": "page-head",
      "props": {
        "heading": { "$bind": "class.name" },
        "lead": { "$bind": "class.about", "format": ["stripHtml", "words:40"] }
      }
    }
  ]
}
`,
  'pages/about.mdx': `---
title:
  id: Tentang kami
  en: About us
seo:
  description:
    id: Siapa yang mengajar, di mana alat tenun kami berdiri, dan sejak kapan.
    en: Who teaches, where our looms stand, and how long they have stood there.
---

<PageHead id="judul" heading={{"id": "Tentang kami", "en": "About us"}} />

Kami **menenun** sejak lama.

## Alat

- satu alat untuk [setiap peserta](/Class/dasar)
- benang dari <mark>pewarna</mark> alam
`,
  'pages/about.en.mdx': `<PageHead id="judul" />

We have been **weaving** for a long time.

## Tools

- a loom for [every participant](/Class/dasar)
- yarn with natural <mark>dyes</mark>
`,
  'content/sejarah.mdx': `Tenun tertua di desa ini berumur *dua ratus* tahun.
`,
  'assets/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>
`,
}

/** A child and its parent: the child patches a page, replaces another, and has a theme and a route of its own. */
export const soundChild: Texts = {
  'layout.json': `{
  "$schema": "../../schemas/json/layout.json",
  "manifest": 1,
  "name": "coba",
  "extends": "induk",
  "site": {
    "settings": {
      "title": "Anak",
      "isMaintenance": false,
      "meta": { "description": "Cabang kecil dari sanggar tenun yang besar di kota sebelah." }
    }
  },
  "theme": { "ink": "#101820" },
  "shell": { "patch": [{ "op": "props", "at": "kaki", "props": { "note": "Cabang" } }] },
  "routes": [{ "path": "/Kontak", "page": "contact" }]
}
`,
  'pages/home.json': `{
  "$schema": "../../../schemas/json/page.json",
  "title": "Cabang",
  "patch": [
    { "op": "props", "at": "buka", "v":2, "props": { "heading": "Cabang kami" } },
    { "op": "insert", "where": "after", "at": "buka", "node": { "id": "ajak", "type": "cta", "props": { "heading": "Mulai" } } }
  ]
}
`,
  'pages/contact.json': `{
  "$schema": "../../../schemas/json/page.json",
  "title": "Kontak",
  "blocks": [{ "id": "judul", "type": "page-head", "props": { "heading": "Kontak" } }]
}
`,
  '../induk/layout.json': `{
  "$schema": "../../schemas/json/layout.json",
  "manifest": 1,
  "name": "induk",
  "abstract": true,
  "theme": { "ink": "#202020", "shape": "round" },
  "shell": {
    "header": [{ "id": "kepala", "type": "header" }],
    "footer": [{ "id": "kaki", "type": "footer", "props": { "look": "plain" } }]
  },
  "routes": [
    { "path": "/", "page": "home" },
    { "path": "/About", "page": "about" }
  ],
  "notFound": "about"
}
`,
  '../induk/pages/home.json': `{
  "$schema": "../../../schemas/json/page.json",
  "title": "Sanggar",
  "blocks": [
    { "id": "buka", "type": "hero", "v":2, "props": { "heading": "Sanggar", "eyebrow": "Tenun" } },
    {
      "id": "isi",
      "type": "rich-text",
      "props": { "body": "Benang." },
      "slots": { "aside": [{ "id": "tanya", "type": "faq", "props": { "heading": "Tanya", "items": [] } }] }
    }
  ]
}
`,
  '../induk/pages/about.mdx': `---
title: Tentang
---

# Sanggar

<Cta id="mulai" heading="Mulai" />
`,
}
