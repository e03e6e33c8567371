/** A made-up document, and what it is made of. */
import { Settings } from '#schemas/settings.ts'
import { layoutOf } from './compile-layouts.ts'
import { homeOf, manifestOf } from './layouts.ts'
import { toDocument } from '#src/render/document.ts'
import type { RenderedPage } from '#src/render/rendered-page.ts'
import { siteView } from '#src/render/site-view.ts'
import { prepareStyles } from '#src/render/styles.ts'

export const layout = layoutOf({
  ...homeOf([]),
  'layout.json': manifestOf('coba', { locales: ['id', 'en'], theme: { shape: 'round' } }),
  'assets/icon.svg': '<svg/>',
})
export const options = {
  styles: prepareStyles('.used{a:1}.unused{b:1}'),
  files: { script: '/assets/main.js', sheet: '/assets/all.css' },
  fontProvider: 'https://fonts.example',
  app: { lmsId: 'coba', publicKey: 'pk_coba', version: '1' },
}
export const meta: RenderedPage['meta'] = {
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
export const pageOf = (more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  meta,
  header: '<header class="used">h</header>',
  main: '<p>m</p>',
  ends: [],
  footer: '<footer>f</footer>',
  islands: {},
  deferredIslands: {},
  shellIslands: {},
  jsonLd: [],
  entities: new Set(),
  isPartial: false,
  allows: [],
  changesAt: undefined,
  ...more,
})
export const view = (settings: object = {}, locale: 'id' | 'en' = 'id') =>
  siteView(
    { layout, settings: Settings.parse({ title: 'Coba', ...settings }), origin: 'https://coba.id' },
    locale,
  )
export const documentOf = (more: Partial<RenderedPage> = {}, settings: object = {}) =>
  toDocument(view(settings), pageOf(more), options)

export const nasty = `</title></script><script>alert(1)</script><!-- "' & \u2028 ]]>`
