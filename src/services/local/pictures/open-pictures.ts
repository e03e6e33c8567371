import type { PictureFacts } from '#schemas/pictures.ts'
import type { DrawnPicture, Pictures, PictureSource } from '../../pictures.ts'
import { Slots } from '../areas/drive/work-slots.ts'
import type { Log } from '../database/backend.ts'
import { drawShare } from './draw-share.ts'
import { drawVector, isVector } from './draw-vector.ts'
import { PictureStore } from './picture-store.ts'

export interface PicturesOptions {
  folder: string
  /** What the drawn pictures of all sites may weigh together, in bytes. */
  mostBytes: number
  log: Log
}

/**
 * Two pictures are drawn at a time, each on a thread of its own outside of JavaScript. As many may wait as pages show
 * while they are seen for the first time.
 */
const drawing = { size: 2, waiting: 64, timeoutMs: 10_000 }

/** Changes when the same picture would be drawn otherwise: what was drawn before is not found again. */
const version = 1

const original = Buffer.from('original')

/** The program that draws, loaded with the first picture. */
const drawer = () => import('./draw-picture.ts')

/** Pictures in sizes, drawn once and stored in a folder. */
export function openPictures(options: PicturesOptions): Pictures {
  const store = new PictureStore(options)
  const slots = new Slots(drawing)
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()

  /** What `make` makes of a picture, from the folder or anew; two that ask at once wait for the same. */
  const stored = (source: PictureSource, what: string, make: Make) => {
    const key = JSON.stringify([version, source.siteId, source.hash, what])
    const known = underWay.get(key)
    if (known) return known
    const making = findOrMake(key, source, make).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
  const findOrMake = async (key: string, source: PictureSource, make: Make) => {
    const found = await store.get(key)
    if (found !== undefined) return found
    const made = await slots.run(1, async () => {
      const content = await source.read()
      return content === null ? null : make(content)
    })
    if (made !== null) await store.put(key, made)
    return made
  }

  return {
    async draw(source, size) {
      const what = `${size.format ?? 'own'} ${size.width}`
      const bytes = await stored(source, what, async (content) => {
        const drawn = await (await drawer()).drawSize(content, size)
        return drawn === 'original' ? original : drawn.bytes
      })
      if (bytes === null) return null
      return original.equals(bytes) ? 'original' : { type: typeOf(bytes), bytes }
    },
    async describe(source) {
      const bytes = await stored(source, 'facts', async (content) =>
        Buffer.from(JSON.stringify((await (await drawer()).describePicture(content)) ?? null)),
      )
      const facts = bytes && (JSON.parse(Buffer.from(bytes).toString()) as PictureFacts | null)
      return facts ?? undefined
    },
    async drawIcon(source, { pixels, ground }): Promise<DrawnPicture | null> {
      const bytes = await stored(source, `icon ${pixels} ${ground}`, async (content) => {
        const dots = isVector(content) ? await drawVector(content, pixels) : content
        const { drawIconOf } = await drawer()
        return (await drawIconOf(dots, { pixels, ground })).bytes
      })
      return bytes && { type: 'image/png', bytes }
    },
    drawShare: shareDrawer(stored),
  }
}

type Stored = (
  source: PictureSource,
  what: string,
  make: Make,
) => Promise<Uint8Array<ArrayBuffer> | null>

/** Draws pictures to share, which are found by their version as others are by their content. */
const shareDrawer =
  (stored: Stored): Pictures['drawShare'] =>
  async ({ siteId, version: hash }, drawing) => {
    const source = { siteId, hash, read: async () => new Uint8Array() }
    const bytes = await stored(source, 'share', () => drawShare(drawing))
    if (bytes === null) throw new Error('A picture to share always has a source.')
    return { type: 'image/png', bytes }
  }

type Make = (content: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>

/** The type of a picture that was encoded here, by its first bytes. */
function typeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\x89PNG')) return 'image/png'
  if (head.startsWith('RIFF')) return 'image/webp'
  return head.slice(4, 8) === 'ftyp' ? 'image/avif' : 'image/jpeg'
}
