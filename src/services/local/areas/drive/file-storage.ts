import type { ByteRange } from '../../../byte-range.ts'

/** What is put into a storage: read from its beginning each time. */
export interface Content {
  bytes: number
  /** In hexadecimal. */
  sha256: string
  read(): AsyncGenerator<Uint8Array>
}

/** Keeps contents by keys that the server has made. Throws ServiceError 503 while it cannot be reached. */
export interface Storage {
  /** The content is there as a whole when this resolves, and not at all when it rejects. */
  put(key: string, content: Content): Promise<void>
  /** The content, or a part of it; null when there is none. */
  get(key: string, part?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
  delete(key: string): Promise<void>
}
