/** A file of a layout that is served as it is. */
export interface Asset {
  /** Where its bytes are stored; the engine does not open it. */
  file: string
  /** The first half of the content's SHA-256, for addresses that never change. */
  hash: string
  bytes: number
  /** The size of a picture, as far as its file says it. */
  pixels?: { width: number; height: number }
  /** Set for an SVG that has neither a viewBox nor width and height. */
  isSizeless?: true
}

/** A file that could not be read, or a folder that holds too much; `path` is empty for the whole folder. */
export interface SourceFault {
  rule: 'file-too-large' | 'unreadable-file' | 'layout-too-large'
  path: string
  message: string
}

/** The files of one layout folder, at the time they were read. */
export interface LayoutSource {
  name: string
  /** `layout.json`, `pages/home.json`, … by path within the folder. */
  texts: Record<string, string>
  assets: Record<string, Asset>
  /** Files that nothing reads, by path within the folder. */
  unread: string[]
  /** Files that are there and have no text or asset; a folder that is too large has neither. */
  faults: readonly SourceFault[]
  /** The whole SHA-256 of name, texts, assets and faults: no one can write two sources of one hash. */
  hash: string
}

/** Whether a layout has a file of texts, readable or not. */
export const isIn = ({ texts, faults }: LayoutSource, path: string): boolean =>
  Object.hasOwn(texts, path) || faults.some((fault) => fault.path === path)
