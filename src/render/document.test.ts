import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { Settings } from '#schemas/settings.ts'
import { toDocument } from './document.ts'
import { documentOf, meta, nasty, options, pageOf, view } from '#tests/made-up/document.ts'
import { toJson } from './head-tags.ts'
import { rareAllowance } from './fonts.ts'
import { escape } from './escape.ts'
import { siteView } from './site-view.ts'
import { prepareStyles } from './styles.ts'

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
  expect(html).toContain('/assets/fonts/inter-basic.woff2')
  const sheet = 'https://fonts.example/css2?family=Lato:wght@300;400;700;900&display=swap'
  expect(html).toContain(`"sheets":["/assets/all.css","${sheet}"]`)
  const plain = sheet.replace('&', '&amp;')
  expect(html).toContain(`<noscript><link rel="stylesheet" href="${plain}"></noscript>`)
})

test('a document names the files of rare characters only where it has some', () => {
  const settings = { css: { ft_primary: 'Lato', ft_secondary: 'Inter' } }
  expect(documentOf({}, settings).style).not.toContain('unicode-range')
  const { html, style } = documentOf({ allows: [rareAllowance] }, settings)
  expect(style.match(/unicode-range/g)).toHaveLength(1)
  expect(style).toContain('url(/assets/fonts/inter-latin.woff2)')
  // The browser's navigation loads a page that names them as a document, where this one does not.
  expect(html).toContain(`"allows":["${rareAllowance}"]`)
})

test('settings of the site stay on the server but for what is drawn', () => {
  const { html } = documentOf({}, { meta: { twitter_site: '', keywords: 'rahasia-kecil' } })
  expect(html).not.toContain('rahasia-kecil')
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
  expect(made.html).toContain('"sheets":["/assets/studio.css"]')
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
