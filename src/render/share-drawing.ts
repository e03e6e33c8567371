import { artSlug } from '#schemas/art.ts'
import { art } from './art/art.ts'
import { artPalette } from './art/art-palette.ts'
import { siteArt } from './art/site-art.ts'
import { themeColours } from '#src/manifest/resolve/theme-colours.ts'
import { familyOf } from './font-families.ts'
import { iconVersion } from './site-icons.ts'
import type { SiteView } from './site-view.ts'
import type { ShareCard } from './page-meta.ts'
import { cutAtWord } from './text-formats.ts'

type SiteOfCards = Pick<SiteView, 'layout' | 'settings'>

/** Changes when the pictures of all sites would be drawn otherwise. */
const drawingVersion = 2

/** What the smallest letters have room for. */
const mostOfTitle = 1000

/** The npm package of a family that we serve; of another one the nearest that we do. */
const fontOf = (name: string): string => {
  const { file, generic } = familyOf(name)
  return file ?? (generic === 'serif' ? 'fraunces' : 'inter')
}

const fontsOf = ({ settings: { css } }: SiteOfCards) =>
  [fontOf(css.ft_primary), fontOf(css.ft_secondary)] as const

function coloursOf({ settings, layout }: SiteOfCards) {
  const { page, ink, muted, primary } = themeColours(settings.css, layout.theme)
  return { ground: page, ink, muted, key: primary }
}

const looks = new WeakMap<SiteOfCards, string>()

/** Everything of a site that changes how its pictures to share look, as one text; read once for a view. */
export function shareLook(site: SiteOfCards): string {
  const look = looks.get(site) ?? readLook(site)
  looks.set(site, look)
  return look
}

function readLook(site: SiteOfCards): string {
  const { version = '', family = '' } = siteArt(site.settings.css, site.layout.theme) ?? {}
  const parts = [drawingVersion, fontsOf(site), coloursOf(site), family, version, iconVersion(site)]
  return JSON.stringify(parts)
}

/** What the picture of a page shows, but for the logo of the site. */
export function shareDrawing(site: SiteOfCards, { title, siteName, slug }: ShareCard) {
  const { settings, layout } = site
  const family = siteArt(settings.css, layout.theme)?.family
  const palette = artPalette(settings.css, layout.theme)
  return {
    title: cutAtWord(title, mostOfTitle),
    siteName,
    fonts: fontsOf(site),
    colours: coloursOf(site),
    art: family && art(family, { slug: artSlug(slug), ratio: '3x4', palette }),
  }
}
