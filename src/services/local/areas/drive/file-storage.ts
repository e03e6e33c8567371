import type { ByteRange } from '../../../byte-range.ts'

/** A content to be stored; each `read` starts at its beginning. */
export interface Content {
  bytes: number
  /** In hexadecimal. */
  sha256: string
  read(): AsyncGenerator<Uint8Array>
}

/** Stores contents by keys that the server generates. Throws ServiceError 503 while it cannot be reached. */
export interface Storage {
  /** When this resolves, the content is stored as a whole; when it rejects, no part of it is. */
  put(key: string, content: Content): Promise<void>
  /** The content, or a part of it; null when there is none. */
  get(key: string, part?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
  delete(key: string): Promise<void>
}
