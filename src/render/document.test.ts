import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { Settings } from '#schemas/settings.ts'
import { toDocument, toPayload } from './document.ts'
import { toJson } from './head-tags.ts'
import { escape } from './escape.ts'
import type { RenderedPage } from './rendered-page.ts'
import { siteView } from './site-view.ts'
import { prepareStyles } from './styles.ts'

const layout = layoutOf({
  ...homeOf([]),
  'layout.json': manifestOf('coba', { locales: ['id', 'en'], theme: { shape: 'round' } }),
  'assets/icon.svg': '<svg/>',
})
const options = {
  styles: prepareStyles('.used{a:1}.unused{b:1}'),
  files: { script: '/assets/main.js', sheet: '/assets/all.css' },
  fontProvider: 'https://fonts.example',
  app: { lmsId: 'coba', publicKey: 'pk_coba', version: '1' },
}
const meta: RenderedPage['meta'] = {
  ownTitle: 'Halaman',
  title: 'Judul',
  description: 'Isi',
  canonical: 'https://coba.id/',
  robots: 'index, follow',
  image: undefined,
  type: 'website',
  keywords: '',
  siteName: 'Coba',
  twitterSite: '',
  card: 'summary',
  language: 'id',
  alternates: [{ locale: 'en', href: 'https://coba.id/en' }],
}
const pageOf = (more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  meta,
  header: '<header class="used">h</header>',
  main: '<p>m</p>',
  ends: [],
  footer: '<footer>f</footer>',
  islands: {},
  shellIslands: {},
  jsonLd: [],
  entities: new Set(),
  isPartial: false,
  allows: [],
  changesAt: undefined,
  ...more,
})
const view = (settings: object = {}, locale: 'id' | 'en' = 'id') =>
  siteView(
    { layout, settings: Settings.parse({ title: 'Coba', ...settings }), origin: 'https://coba.id' },
    locale,
  )
const documentOf = (more: Partial<RenderedPage> = {}, settings: object = {}) =>
  toDocument(view(settings), pageOf(more), options)

const nasty = `</title></script><script>alert(1)</script><!-- "' & \u2028 ]]>`

test('a title or a description cannot leave its place', () => {
  const bad = {
    ...meta,
    title: nasty,
    description: nasty,
    keywords: nasty,
    siteName: nasty,
    canonical: `https://a/${nasty}`,
    image: { url: nasty, alt: nasty },
  }
  const { html } = documentOf({ meta: bad })
  const plain = documentOf({ meta: { ...meta, keywords: 'a', image: { url: 'a', alt: 'a' } } }).html
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<script/g)).toEqual(plain.match(/<script/g))
  expect(html.match(/<meta/g)).toEqual(plain.match(/<meta/g))
  expect(html).toContain('<title>&lt;/title&gt;&lt;/script&gt;')
})

test('data of islands and structured data cannot leave their script element', () => {
  const data = { name: nasty }
  const island = { type: 'ticker', props: { text: nasty }, data, asked: {}, slots: [] }
  const { html } = documentOf({
    islands: { a: island },
    jsonLd: [{ '@type': 'Course', name: nasty }],
  })
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
  expect(scripts).toHaveLength(3)
  const structured: unknown = JSON.parse(scripts[0]?.[1] ?? '')
  expect(structured).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name: nasty })
  expect(JSON.parse(scripts[2]?.[1] ?? '')).toMatchObject({ islands: { a: { data } } })
})

test('any text survives being written as JSON in a page, and none ends its element', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script', '<!--', '<script', '\u2029', '\\u003c', '\ud800'),
  )
  fc.assert(
    fc.property(text, (value) => {
      expect(toJson({ value })).not.toContain('<')
      expect(JSON.parse(toJson({ value }))).toEqual({ value })
      expect(escape(value)).not.toMatch(/[<>"]/)
    }),
    { numRuns: 1000 },
  )
})

test('a document has one style element, which holds what is used and the theme', () => {
  const { html, style } = documentOf()
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(html).toContain(`<style>${style}</style>`)
  expect(style).toContain('.used{a:1}')
  expect(style).not.toContain('.unused')
  expect(style).toContain('html{color-scheme:light;--c-page:')
  expect(style).not.toContain('<')
})

test('a document says its language and its face', () => {
  expect(toDocument(view({}, 'en'), pageOf(), options).html).toContain(
    '<html lang="en" data-shape="round"',
  )
  expect(toDocument(view({}, 'en'), pageOf(), options).html).toContain('>Skip to content</a>')
  expect(documentOf().html).toContain('<a class="skip-link" href="#main">Langsung ke isi</a>')
})

test('what has no value has no tag', () => {
  const { html } = documentOf({ meta: { ...meta, description: '' } })
  for (const absent of ['name="description"', 'og:image', 'twitter:site', 'keywords'])
    expect(html).not.toContain(absent)
  expect(html).toContain('<link data-page rel="alternate" hreflang="en" href="https://coba.id/en">')
})

test('an icon of the layout has its address, and a site without one asks for none', () => {
  const { html } = documentOf({}, { favicon: 'asset:icon.svg' })
  expect(html).toMatch(
    /<link rel="icon" type="image\/svg\+xml" sizes="any" href="\/media\/icon\.svg\?v=[0-9a-f]{8}">/,
  )
  expect(documentOf().html).toContain('<link rel="icon" href="data:,">')
})

test('families of ours are preloaded and others come from the provider after the first paint', () => {
  const { html } = documentOf({}, { css: { ft_primary: 'Lato', ft_secondary: 'Inter' } })
  expect(html.match(/rel="preload"/g)).toHaveLength(1)
  expect(html).toContain('/assets/fonts/inter-latin.woff2')
  const sheet = 'https://fonts.example/css2?family=Lato:wght@300;400;700;900&display=swap'
  expect(html).toContain(`"sheets":["/assets/all.css","${sheet}"]`)
  const plain = sheet.replace('&', '&amp;')
  expect(html).toContain(`<noscript><link rel="stylesheet" href="${plain}"></noscript>`)
})

test('settings of the site stay on the server but for what is drawn', () => {
  const { html } = documentOf({}, { meta: { twitter_site: '', keywords: 'rahasia-kecil' } })
  expect(html).not.toContain('rahasia-kecil')
})

test('a payload is the page without its shell', () => {
  const page = pageOf({
    islands: { a: { type: 't', props: {}, data: {}, asked: {}, slots: [] } },
    jsonLd: [{ name: nasty }],
  })
  const payload: unknown = JSON.parse(toPayload(view(), page))
  expect(payload).toMatchObject({
    title: 'Judul',
    html: '<p>m</p>',
    locale: 'id',
    revision: layout.revision,
    islands: { a: {} },
  })
  expect(payload).toHaveProperty('head', expect.stringContaining('\\u003c/script>'))
  expect(JSON.stringify(payload)).not.toContain('<header')
})

test('a document tells the browser which site it is, and the key of its app', () => {
  const { html } = documentOf()
  const [, json = ''] =
    /<script type="application\/json" id="tenun">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    lmsId: 'coba',
    publicKey: 'pk_coba',
    version: '1',
    base: '',
  })
})

test('a navigation gets the language of a title that is in another one, as a document does', () => {
  const page = pageOf({ meta: { ...meta, titleLanguage: 'en' } })
  expect(documentOf(page).html).toContain('<title lang="en">')
  expect(JSON.parse(toPayload(view(), page))).toMatchObject({ titleLanguage: 'en' })
  expect(JSON.parse(toPayload(view(), pageOf()))).not.toHaveProperty('titleLanguage')
})

test('a document of a face has its attribute and rules, and the runtime loads its whole sheet', () => {
  const faced = layoutOf({
    ...homeOf([]),
    'layout.json': manifestOf('coba', { theme: { face: 'studio', shape: 'round' } }),
  })
  const settings = Settings.parse({ title: 'Coba' })
  const withFaces = {
    ...options,
    styles: prepareStyles('.used{a:1}', new Map([['studio', '.used{b:1}.unused{c:1}']])),
    files: { ...options.files, faceSheets: new Map([['studio', '/assets/studio.css']]) },
  }
  const made = toDocument(
    siteView({ layout: faced, settings, origin: 'https://coba.id' }, 'id'),
    pageOf(),
    withFaces,
  )
  expect(made.html).toContain('data-face="studio" data-shape="round" data-motif="none"')
  expect(made.style).toContain('.used{a:1;b:1}')
  expect(made.style).not.toContain('.unused')
  expect(made.html).toContain('"sheets":["/assets/all.css","/assets/studio.css"')
  expect(toDocument(view(), pageOf(), withFaces).html).not.toMatch(/data-face|studio/)
})

test('a page whose rules fit into its document links no sheet', () => {
  expect(documentOf().html).not.toContain('<link rel="stylesheet"')
})

test('a page with more rules has those of its first screen, and links the sheets behind it', () => {
  const rule = (name: string, bytes: number) => `.${name}{a:"${'x'.repeat(bytes)}"}`
  const css =
    rule('used', 10) +
    rule('one', 2000) +
    rule('two', 3000) +
    rule('three', 6000) +
    '.one:hover{b:1}'
  const node = (name: string) => `<div id="${name}"><p class="${name}">x</p></div>`
  const parts = [node('one'), node('two'), node('three')]
  const ends = parts.map((_, i) => parts.slice(0, i + 1).join('').length)
  const made = toDocument(view(), pageOf({ main: parts.join(''), ends }), {
    ...options,
    styles: prepareStyles(css),
  })
  const link = '<link rel="stylesheet" href="/assets/all.css">'
  expect(made.html).toContain(`${node('one')}${node('two')}${link}${node('three')}</main>`)
  expect(made.html.split(link)).toHaveLength(2)
  expect(made.style).toContain('.two{')
  expect(made.style).not.toMatch(/\.three|:hover/)
  const alone = toDocument(view(), pageOf({ main: parts[2] ?? '', ends: [] }), {
    ...options,
    styles: prepareStyles(css + rule('used', 6000)),
  })
  // The only node is of the first screen whatever its rules take.
  expect(alone.html).toContain(`</main>${link}<footer>`)
  expect(alone.style).toContain('.three{')
})
