import { isSafeAddress } from '#schemas/address.ts'
import { pathIn } from '#schemas/paths.ts'
import { readFacts } from '#schemas/pictures.ts'
import { shareCardSize, sharePath } from '#schemas/share.ts'
import { isBound } from '#src/manifest/resolve/resolve-references.ts'
import { checksum } from './art/random.ts'
import { bind } from './bind.ts'
import { canonicalPath } from './match-route.ts'
import type { DescribeAddress } from './render-options.ts'
import type { SeoInput, ShareCard, ShareImage } from './page-meta.ts'

interface ShareInput extends SeoInput {
  title: string
  siteName: string
}

/**
 * The picture of a page: that of its rules; on the home page that of the site; else one that is drawn for the page,
 * where the site draws any; else that of the site.
 */
export function shareImage(input: ShareInput): {
  image: ShareImage | undefined
  shareCard?: ShareCard
} {
  const { title, siteName, match, origin, locale, locales } = input
  const rule = match?.route.seo?.image ?? input.page.seo.image
  const own = addressOf(isBound(rule) ? bind(rule, input.scope) : rule, input)
  if (own !== undefined) return { image: { url: own, alt: title } }
  const site = addressOf(input.settings.meta.image || input.settings.image.default, input)
  const isHome = match?.route.path === '/'
  const ofSite = site === undefined ? undefined : { url: site, alt: siteName }
  if (match === undefined || input.shareLook === undefined || (isHome && ofSite !== undefined))
    return { image: ofSite }
  const path = canonicalPath(match)
  const version = checksum(JSON.stringify([input.shareLook, title, siteName, path]))
  const url = origin + sharePath(pathIn(path, locale, locales[0]), version)
  return {
    image: { url, alt: title, ...shareCardSize },
    shareCard: { title, siteName, slug: title, version },
  }
}

/** The absolute address of a picture that networks can draw, which is no SVG; undefined for any other value. */
function addressOf(value: unknown, { origin, assetUrl }: SeoInput): string | undefined {
  if (typeof value !== 'string' || value === '' || /\.svg(\?|#|$)/.test(value)) return undefined
  const url = value.startsWith('asset:') ? assetUrl(value.slice('asset:'.length)) : value
  if (!isSafeAddress(url)) return undefined
  return url.startsWith('/') ? origin + url : url
}

/** A picture of the site with its size, as far as that is known in time. */
export async function withSize(
  image: ShareImage | undefined,
  origin: string,
  describe: DescribeAddress | undefined,
): Promise<ShareImage | undefined> {
  if (image === undefined || describe === undefined || image.width !== undefined) return image
  if (!image.url.startsWith(`${origin}/`)) return image
  const { address, facts } = readFacts(await describe(image.url.slice(origin.length)))
  if (facts === undefined) return image
  return { ...image, url: origin + address, width: facts.width, height: facts.height }
}
