import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { mediaVersion } from '#schemas/paths.ts'
import { withFacts } from '#schemas/pictures.ts'
import { iconAsset } from '#src/render/site-icons.ts'
import { assetUrl } from '#src/render/site-view.ts'
import type { Files } from '#src/services/files.ts'
import type { Pictures, PictureSource } from '#src/services/pictures.ts'
import type { Site } from '#src/sites/sites.ts'

export type ReadFile = (file: string) => Promise<Uint8Array | undefined>

/** A picture of a site, and whether its address changes with its content. */
export interface FoundPicture extends PictureSource {
  isImmutable: boolean
}

/** The pictures of sites by their addresses. */
export interface SitePictures extends Pictures {
  /** The picture of pixels at a path of this site, such as `/media/a.jpg`; undefined for anything else. */
  find(site: Site, path: string, version?: string): Promise<FoundPicture | undefined>
  /** The icon of the site, or its logo: a file of its layout, of pixels or an SVG. */
  findIcon(site: Site): PictureSource | undefined
  /**
   * The address of a picture of this site, with the version of its content and what is known of it; any other text is
   * returned unchanged, and so is an address whose picture could not be described in time: then `late` is called. Never
   * rejects.
   */
  describeAddress(site: Site, address: string, late?: () => void): Promise<string>
}

export interface SitePicturesOptions {
  pictures: Pictures
  files: Files
  readFile: ReadFile
  /** How long a page waits for what is known of a picture that is seen for the first time, in milliseconds. */
  waitMs: number
  failed(path: string, error: unknown): void
}

const ofPixels = /\.(?:png|jpe?g|webp|avif)$/i
const shown = new Set(['image/png', 'image/jpeg', 'image/webp'])
const mediaAddress = /^\/media\/([\w./-]+\.(?:svg|png|jpe?g|webp|avif|gif))(?:\?v=[0-9a-f]{8})?$/i
const driveAddress = /^\/drive\/[\w-]{43}$/

/** The pictures of all sites, over those of the services and the files of layouts. */
export function openSitePictures(options: SitePicturesOptions): SitePictures {
  const { pictures, failed, waitMs } = options
  const known = new LRUCache<string, string>({ max: 20_000 })
  return {
    ...pictures,
    find: (site, path, version) => findPicture(options, site, { path, version }),
    findIcon: (site) => assetOf(site, iconAsset(site) ?? '', options.readFile),
    async describeAddress(site, address, late) {
      if (!mediaAddress.test(address) && !driveAddress.test(address)) return address
      const key = JSON.stringify([site.id, site.layout.revision, address])
      const found = known.get(key)
      if (found !== undefined) return found
      const describing = describe(options, site, address).then(
        (described) => {
          known.set(key, described)
          return described
        },
        (error: unknown) => {
          failed(address, error)
          return address
        },
      )
      const inTime = await Promise.race([describing, after(waitMs)])
      if (inTime === undefined) late?.()
      return inTime ?? address
    },
  }
}

/** A file of the layout as it was when the layout was read: another content in its place is none of the layout's. */
function assetOf(site: Site, name: string, readFile: ReadFile): PictureSource | undefined {
  const asset = site.layout.assets.get(name)
  if (asset === undefined) return undefined
  const { file, hash } = asset
  const read = async () => {
    const content = await readFile(file)
    return content !== undefined && sha256(content).startsWith(hash) ? content : null
  }
  return { siteId: site.id, hash, read }
}

async function uploadOf(site: Site, key: string, files: Files): Promise<PictureSource | undefined> {
  const file = await files.read(site.id, key)
  if (file === null || !shown.has(file.type)) return undefined
  const read = async () => {
    const content = await file.open()
    return content === null ? null : collect(content)
  }
  return { siteId: site.id, hash: file.sha256, read }
}

async function findPicture(
  { files, readFile }: SitePicturesOptions,
  site: Site,
  { path, version }: { path: string; version?: string | undefined },
): Promise<FoundPicture | undefined> {
  const [, area, name = ''] = /^\/(media|drive)\/(.+)$/.exec(path) ?? []
  if (area === 'drive') {
    const upload = driveAddress.test(path) ? await uploadOf(site, name, files) : undefined
    return upload && { ...upload, isImmutable: true }
  }
  const asset = ofPixels.test(name) ? assetOf(site, name, readFile) : undefined
  return asset && { ...asset, isImmutable: version === mediaVersion(asset.hash) }
}

/** The address of a picture of this site, with its version and what is known of it. */
async function describe(
  options: SitePicturesOptions,
  site: Site,
  address: string,
): Promise<string> {
  const name = mediaAddress.exec(address)?.[1]
  const asset = name === undefined ? undefined : site.layout.assets.get(name)
  if (name !== undefined && asset === undefined) return address
  const plain = name === undefined ? address : assetUrl(site.layout, name)
  const source = await findPicture(options, site, { path: plain.replace(/\?.*$/, '') })
  const facts = (source && (await options.pictures.describe(source))) ?? asset?.pixels
  return facts ? withFacts(plain, facts) : plain
}

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms).unref())

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

async function collect(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
