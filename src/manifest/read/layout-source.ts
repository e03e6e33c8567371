/** A file of a layout that is served as it is. */
export interface Asset {
  /** Where its bytes are stored; the engine does not open it. */
  file: string
  /** The first half of the content's SHA-256, for addresses that never change. */
  hash: string
  bytes: number
  /** Set for an SVG that has neither a viewBox nor width and height. */
  isSizeless?: true
}

/** The files of one layout folder, at the time they were read. */
export interface LayoutSource {
  name: string
  /** `layout.json`, `pages/home.json`, … by path within the folder. */
  texts: Record<string, string>
  assets: Record<string, Asset>
  /** Files that nothing reads, by path within the folder. */
  unread: string[]
  /** Changes when any file does. */
  hash: string
}
