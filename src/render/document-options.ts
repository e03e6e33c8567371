import type { Theme } from '#schemas/layout.ts'
import type { Boot } from '#schemas/page-boot.ts'
import type { Styles } from './styles.ts'

/** The built files a document names. */
export interface ClientFiles {
  /** The runtime's module. */
  script: string
  /** The whole sheet, for layouts without a face. */
  sheet: string
  /** The same with the rules of a face, for each face that has some. */
  faceSheets?: ReadonlyMap<string, string>
  /** Scripts of the offline page, besides the runtime; absent where no site has a service worker. */
  offline?: readonly string[]
  /** More for <head> in development, whose pages have no strict content security policy. */
  extraHead?: string
}

/** The whole sheet of a layout, which follows the first screen. */
export const sheetOf = (
  { sheet, faceSheets }: Pick<ClientFiles, 'sheet' | 'faceSheets'>,
  { face }: Pick<Theme, 'face'>,
): string => (face && faceSheets?.get(face)) ?? sheet

export interface DocumentOptions {
  /** The site's id and its public key, for calls from the browser, and the version of the product. */
  app: Pick<Boot, 'lmsId' | 'publicKey' | 'version'>
  styles: Styles
  files: ClientFiles
  /** Where families that are not ours come from: an origin that speaks Google's css2 dialect. */
  fontProvider: string
}
