import type { ByteRange } from './byte-range.ts'

/** A file as it arrives. Its name and type are what the sender says. */
export interface IncomingFile {
  name: string
  type: string
  bytes: AsyncIterable<Uint8Array>
}

/** A file that a site stores. */
export interface StoredFile {
  /** The file name for downloads, which may contain any character. */
  name: string
  type: string
  bytes: number
  /** Of its content, in hexadecimal. */
  sha256: string
  /**
   * Starts to read the file, or a part of it; null when its content no longer exists. Throws ServiceError 503
   * while it cannot be read.
   */
  open(part?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
}

/** The files of all sites. */
export interface Files {
  /** The file with this key; null when this site does not have it. */
  read(siteId: string, key: string): Promise<StoredFile | null>
}
