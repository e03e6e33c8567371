import { serverPath } from '#schemas/paths.ts'
import { resolveTokens } from '#src/manifest/resolve/tokens.ts'
import { checksum } from './art/random.ts'
import { escape } from './escape.ts'
import { offersSchemes, schemeScript } from './scheme-script.ts'
import { pictureUrl, type SiteView } from './site-view.ts'
import { themeColourTags } from './theme-colour.ts'

type SiteOfIcons = Pick<SiteView, 'settings' | 'layout'>

/** A square of so many pixels; on a ground where the system that shows it cuts its corners. */
interface IconKind {
  pixels: number
  hasGround?: true
}

/** The icons of a site by the names of their files: of browsers, of Apple's home screen, and of an installed site. */
const kinds: Readonly<Record<string, IconKind>> = {
  '32': { pixels: 32 },
  '180': { pixels: 180, hasGround: true },
  '192': { pixels: 192 },
  '512': { pixels: 512 },
  'maskable-512': { pixels: 512, hasGround: true },
}

const drawable = /^asset:(.+\.(?:svg|png|jpe?g|webp))$/i

/** The file of a layout that its icons are drawn from: its icon, else its logo; undefined where it has neither. */
export function iconAsset({ settings, layout }: SiteOfIcons): string | undefined {
  const names = [settings.favicon, settings.logoDark].map(
    (picture) => drawable.exec(picture ?? '')?.[1],
  )
  return names.find((name) => name !== undefined && layout.assets.has(name))
}

/** The address of the manifest of a site in a language. */
export const manifestPath = ({ locale }: Pick<SiteView, 'locale'>): string =>
  serverPath('_manifest', `${locale}.webmanifest`)

/** The ground of those icons that have one: that of the site's pages. */
const groundOf = ({ settings, layout }: SiteOfIcons): string =>
  resolveTokens(layout.theme, settings.css).background

/** The part of the address of an icon that changes with its picture and its ground. */
export function iconVersion(site: SiteOfIcons): string {
  const asset = site.layout.assets.get(iconAsset(site) ?? '')
  return checksum(`${asset?.hash} ${groundOf(site)}`)
}

/** What the name of an icon's file asks for; undefined for a name of no icon. */
export function readIconName(
  name: string,
  site: SiteOfIcons,
): { pixels: number; ground?: string } | undefined {
  const [, known = ''] = /^([a-z0-9-]{1,20})\.png$/.exec(name) ?? []
  if (!Object.hasOwn(kinds, known)) return undefined
  const { pixels = 32, hasGround } = kinds[known] ?? {}
  return hasGround ? { pixels, ground: groundOf(site) } : { pixels }
}

/** What a browser shows of a site around its pages: its icons, how it is installed, and the colour of its own bars, in the scheme that the visitor chose. */
export const browserTags = (view: SiteOfIcons & Pick<SiteView, 'locale'>): string =>
  scriptlessTags(view) + (offersSchemes(view) ? `<script>${schemeScript}</script>` : '')

/** The same for a document without scripts, which has the scheme that the browser prefers. */
export const scriptlessTags = (view: SiteOfIcons & Pick<SiteView, 'locale'>): string =>
  iconLinks(view) +
  `<link rel="manifest" href="${manifestPath(view)}">` +
  themeColourTags(view.settings, view.layout.theme)

const iconPath = (view: SiteOfIcons, name: string) =>
  serverPath('_icon', `${iconVersion(view)}/${name}.png`)

/** The address of an icon by its name; undefined where the site has no picture that it can be drawn from. */
export const iconAddress = (view: SiteOfIcons, name: keyof typeof kinds): string | undefined =>
  iconAsset(view) === undefined ? undefined : iconPath(view, name)

/** The links of a document to the icons of its site: to its own file, and to pictures of it for those who read no SVG. */
export function iconLinks(view: SiteOfIcons): string {
  const { favicon } = view.settings
  const own =
    favicon === undefined
      ? ''
      : `<link rel="icon"${/\.svg$/i.test(favicon) ? ' type="image/svg+xml" sizes="any"' : ''} href="${escape(pictureUrl(view.layout, favicon))}">`
  if (iconAsset(view) === undefined) return own || '<link rel="icon" href="data:,">'
  const path = (name: string) => iconPath(view, name)
  return (
    `<link rel="icon" type="image/png" sizes="192x192" href="${path('192')}">` +
    own +
    `<link rel="apple-touch-icon" href="${path('180')}">`
  )
}
