import { createHash } from 'node:crypto'
import type { Encoding } from '../http/accepted-encoding.ts'
import { compressQuickly, compressWell, decompress, exact, type Bytes } from './compress.ts'

/** A body in one encoding. */
export interface EncodedForm {
  readonly bytes: Bytes
  /** Compressed for the first client alone: a smaller form replaces it when it is asked for again. */
  readonly isQuick: boolean
  /** The headers of its response, prepared when it is first sent. */
  head?: readonly string[]
}

/**
 * The body of a page in the encodings that clients asked for; each is made when it is first asked for, and once. The
 * text is stored until there is a compressed form, from which any other can be made.
 */
export class EncodedBody {
  /** Weak, since it is the same in every encoding. */
  readonly etag: string
  private text: Bytes | undefined
  private readonly forms = new Map<Encoding, EncodedForm>()
  private readonly making = new Map<Encoding, Promise<EncodedForm>>()
  private isImproving = false
  private resized: () => void = () => undefined

  constructor(text: string) {
    this.text = exact(Buffer.from(text))
    const hash = createHash('sha256').update(this.text).digest('base64url')
    this.etag = `W/"${hash.slice(0, 22)}"`
  }

  /** How many bytes are stored. */
  get size(): number {
    let size = this.forms.has('identity') ? 0 : (this.text?.length ?? 0)
    for (const { bytes } of this.forms.values()) size += bytes.length
    return size
  }

  /** Calls a function whenever the size has changed. */
  onResize(resized: () => void): void {
    this.resized = resized
  }

  /** The form that exists; undefined when it must be made. */
  find(encoding: Encoding): EncodedForm | undefined {
    const form = this.forms.get(encoding)
    if (form?.isQuick === true && encoding !== 'identity' && !this.isImproving)
      void this.improve(encoding)
    return form
  }

  /** The form, made unless it exists; all who ask meanwhile get the same one. */
  async require(encoding: Encoding): Promise<EncodedForm> {
    const known = this.find(encoding) ?? this.making.get(encoding)
    if (known !== undefined) return known
    const making = this.make(encoding)
    this.making.set(encoding, making)
    try {
      return await making
    } finally {
      this.making.delete(encoding)
    }
  }

  private async make(encoding: Encoding): Promise<EncodedForm> {
    const text = await this.readText()
    if (encoding === 'identity') return this.store(encoding, { bytes: text, isQuick: false })
    const bytes = await compressQuickly(text, encoding)
    return this.store(encoding, { bytes, isQuick: true })
  }

  private async improve(encoding: 'br' | 'gzip'): Promise<void> {
    this.isImproving = true
    try {
      const bytes = await compressWell(await this.readText(), encoding)
      this.store(encoding, { bytes, isQuick: false })
    } catch {
      // The quick form is whole: it is sent until a later request succeeds.
    } finally {
      this.isImproving = false
    }
  }

  private store(encoding: Encoding, form: EncodedForm): EncodedForm {
    this.forms.set(encoding, form)
    if (encoding !== 'identity') this.text = undefined
    this.resized()
    return form
  }

  private async readText(): Promise<Bytes> {
    const text = this.text ?? this.forms.get('identity')?.bytes
    if (text !== undefined) return text
    const brotli = this.forms.get('br')
    if (brotli !== undefined) return decompress(brotli.bytes, 'br')
    const gzipped = this.forms.get('gzip')
    if (gzipped !== undefined) return decompress(gzipped.bytes, 'gzip')
    throw new Error('A body has lost all its forms.')
  }
}
