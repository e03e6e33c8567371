import { registry } from '#blocks/registry.ts'
import type { Face } from '#schemas/layout.ts'
import { starterFiles } from '#schemas/starter.ts'
import type { Locale } from '#schemas/text.ts'
import { versionOf } from '#src/manifest/known-blocks.ts'
import { printManifest } from '#src/manifest/write/format.ts'
import { drawFavicon, drawLogo, drawPicture } from './drawings.ts'
import { paletteOf, type Palette } from './palettes.ts'
import { aboutPage, classDetailPage, classListPage, homePage } from './site-pages.ts'
import { wordsOf } from './words.ts'
import type { Words } from './first-words.ts'

/** The inputs of a new site. */
export interface NewSite {
  name: string
  title: string
  locale: Locale
  hosts: string[]
  /** The layout it extends, and what that one already provides. */
  parent: { name: string; hasTerms: boolean; hasPayments: boolean } | undefined
  face: Face | undefined
  /** Whether it begins with the rows of its parent. */
  hasParentRows: boolean
}

/** The files of a small site without problems, by path; layout.json comes last, so that a server reads it whole. */
export function siteFiles(site: NewSite): Map<string, string> {
  const palette = paletteOf(site.name, site.face)
  const words = wordsOf(site.locale, site.title)
  const letter = site.name.charAt(0)
  const pages = {
    'pages/home.json': homePage(words, palette),
    'pages/class-list.json': classListPage(words, palette),
    'pages/class-detail.json': classDetailPage(words, palette, site.parent?.hasPayments === true),
  }
  return new Map([
    ['assets/logo.svg', drawLogo(letter, palette.css.clr_primary)],
    ['assets/logo-light.svg', drawLogo(letter, '#ffffff')],
    ['assets/favicon.svg', drawFavicon(letter, palette)],
    ['assets/picture.svg', drawPicture(letter, palette)],
    ...Object.entries(pages).map(([path, page]): [string, string] => [
      path,
      printManifest(path, stamped(page)),
    ]),
    ['pages/about.mdx', aboutPage(words)],
    ...(site.hasParentRows ? [] : emptyTables()),
    ['layout.json', printManifest('layout.json', stamped(layoutJson(site, words, palette)))],
  ])
}

/** A file for each table of rows, without any. */
const emptyTables = (): [string, string][] =>
  Object.keys(starterFiles).map((table) => [`data/${table}.json`, '[]\n'])

/** Adds the version of its block to every node in the value, unless it is the first; what is undefined is left out. */
function stamped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stamped)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .map(([key, child]) => [key, stamped(child)])
  const block = 'type' in value && 'id' in value ? registry.get(String(value.type)) : undefined
  const version = block === undefined ? 1 : versionOf(block)
  return Object.fromEntries(version === 1 ? entries : [...entries, ['v', version]])
}

function layoutJson(site: NewSite, words: Words, { css, theme, looks }: Palette): object {
  const { name, title, locale, hosts, parent } = site
  return {
    $schema: '../../schemas/json/layout.json',
    manifest: 1,
    name,
    title,
    ...(parent ? { extends: parent.name } : {}),
    locales: [locale],
    site: {
      hosts,
      settings: {
        title,
        isMaintenance: false,
        logoDark: 'asset:logo.svg',
        logoLight: 'asset:logo-light.svg',
        favicon: 'asset:favicon.svg',
        css,
        meta: { name: title, site_name: title, description: words.home.description },
      },
    },
    theme,
    shell: {
      header: [{ id: 'head', type: 'header', props: headerProps(words, looks.header) }],
      footer: [{ id: 'foot', type: 'footer', props: footerProps(site, words, looks.footer) }],
    },
    routes: [
      { path: '/', page: 'home' },
      { path: '/Class', page: 'class-list' },
      { path: '/Class/:slug', page: 'class-detail', checks: [{ exists: 'class' }] },
      { path: '/About', page: 'about' },
    ],
  }
}

const headerProps = ({ menu, home }: Words, look?: string) => ({
  look,
  menu: [
    { label: menu.classes, href: 'page:class-list' },
    { label: menu.about, href: 'page:about' },
  ],
  action: { label: home.see, href: 'page:class-list' },
})

function footerProps({ parent }: NewSite, { menu, footer }: Words, look?: string) {
  const learn = {
    heading: footer.learn,
    links: [
      { label: menu.classes, href: 'page:class-list' },
      { label: menu.about, href: 'page:about' },
    ],
  }
  const terms = {
    heading: footer.terms,
    links: [
      { label: footer.privacy, href: 'page:privacy-policy' },
      { label: footer.conditions, href: 'page:terms' },
    ],
  }
  return { look, line: footer.line, columns: parent?.hasTerms ? [learn, terms] : [learn] }
}
