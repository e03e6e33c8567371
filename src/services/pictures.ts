import type { PictureFacts, PictureSize } from '#schemas/pictures.ts'

/** A picture of one site, as it is stored. */
export interface PictureSource {
  siteId: string
  /** Of its content, in hexadecimal: what is stored of it is found by this. */
  hash: string
  /** Its content; null when it no longer exists. */
  read(): Promise<Uint8Array | null>
}

/** A picture that was encoded for a size or as an icon. */
export interface DrawnPicture {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** An icon, which is a square: on a ground it is drawn smaller, so that no mask cuts into it. */
export interface IconSize {
  pixels: number
  /** As `#rrggbb`; transparent without. */
  ground?: string | undefined
}

/** What a picture to share shows: words in the fonts and colours of a site beside a drawing of its family. */
export interface ShareDrawing {
  title: string
  siteName: string
  /** npm packages of variable fonts, `raleway`: of the title and of the other words. */
  fonts: readonly [string, string]
  /** As `#rrggbb`. */
  colours: { ground: string; ink: string; muted: string; key: string }
  /** An SVG that was made here, which fills its part of the picture; without one the ground is there. */
  art?: string | undefined
  /** A square PNG. */
  logo?: Uint8Array | undefined
}

/** Pictures in the sizes in which they are shown, each made once. */
export interface Pictures {
  /**
   * A picture in a size. Null when its content no longer exists, and `original` for one that is sent as it is, such as
   * one that moves. Throws ServiceError 422 for one that cannot be decoded, and 503 while too many are drawn.
   */
  draw(source: PictureSource, size: PictureSize): Promise<DrawnPicture | 'original' | null>
  /** What is known of a picture; undefined for one that cannot be sent in sizes. Throws as `draw`. */
  describe(source: PictureSource): Promise<PictureFacts | undefined>
  /** An icon as PNG, also of an SVG. Throws as `draw`. */
  drawIcon(source: PictureSource, size: IconSize): Promise<DrawnPicture | null>
  /** A picture to share as PNG, made once for a site and a version. Throws as `draw`. */
  drawShare(of: { siteId: string; version: string }, drawing: ShareDrawing): Promise<DrawnPicture>
}
