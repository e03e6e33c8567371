import { ServiceError } from '../../../service-error.ts'
import { extensionOf } from './file-name.ts'

/** The format in which a picture is encoded again. */
export type DrawnFormat = 'png' | 'jpeg' | 'webp'

/** A kind of file that is accepted: its extension, declared type and first bytes must agree. */
export interface Kind {
  name: string
  extensions: readonly string[]
  /** The media types that a sender may declare; the first is the stored one. */
  types: readonly [string, ...string[]]
  magic: readonly string[]
  /** Pictures are encoded again in this format; other files are stored unchanged. */
  drawnAs?: DrawnFormat
  /** Whether it may be animated. */
  isAnimated?: true
}

const kinds: readonly Kind[] = [
  {
    name: 'PNG',
    extensions: ['png'],
    types: ['image/png'],
    magic: ['image/png'],
    drawnAs: 'png',
  },
  {
    name: 'JPEG',
    extensions: ['jpg', 'jpeg'],
    types: ['image/jpeg', 'image/jpg'],
    magic: ['image/jpeg'],
    drawnAs: 'jpeg',
  },
  {
    name: 'WebP',
    extensions: ['webp'],
    types: ['image/webp'],
    magic: ['image/webp'],
    drawnAs: 'webp',
    isAnimated: true,
  },
  {
    name: 'AVIF',
    extensions: ['avif'],
    types: ['image/avif'],
    magic: ['image/avif'],
    drawnAs: 'webp',
  },
  {
    name: 'GIF',
    extensions: ['gif'],
    types: ['image/gif'],
    magic: ['image/gif'],
    drawnAs: 'webp',
    isAnimated: true,
  },
  {
    name: 'PDF',
    extensions: ['pdf'],
    types: ['application/pdf'],
    magic: ['application/pdf'],
  },
  {
    name: 'MP3',
    extensions: ['mp3'],
    types: ['audio/mpeg', 'audio/mp3'],
    magic: ['audio/mpeg'],
  },
  {
    name: 'Ogg',
    extensions: ['ogg', 'oga', 'opus'],
    types: ['audio/ogg', 'audio/opus', 'application/ogg'],
    magic: ['audio/ogg', 'audio/ogg; codecs=opus'],
  },
]

const allowed = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  kinds.map(({ name }) => name),
)
/** How many of its first bytes identify a file. */
export const headBytes = 4100

/**
 * The kind that a file's extension and declared type agree on; throws ServiceError with the list of accepted
 * kinds.
 */
export function requireKind(name: string, type: string): Kind {
  const said = type.toLowerCase()
  const kind = kinds.find(({ extensions }) => extensions.includes(extensionOf(name)))
  if (kind === undefined) throw new ServiceError(415, `Such a file is not kept. Send ${allowed}.`)
  if (!kind.types.includes(said)) throw disagree()
  return kind
}

/** Throws ServiceError unless the first bytes of a file match its kind. */
export async function requireMagic(head: Uint8Array, kind: Kind): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (found === undefined || !kind.magic.includes(found.mime)) throw disagree()
}

const disagree = () =>
  new ServiceError(
    415,
    `The name of the file, its type and its content do not agree. Send ${allowed}, each under its own name.`,
  )
