import { refuseField } from '../../../service-error.ts'

/** Characters that are invisible, or that change the direction of the text. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Names of devices on Windows, whatever follows their first dot. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A file name that is valid on every system: it is displayed and offered for downloads, and is never used as a
 * path.
 */
export function cleanName(said: string): string {
  if (said.length > 255) throw refuseField('file', 'Its name is longer than 255 characters.')
  const last = said.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replaceAll(unseen, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '')
    .replace(device, '_$1')
  return clean === '' ? 'file' : clean.slice(0, 255)
}

/** The extension after the last dot, in lower case. */
export const extensionOf = (name: string): string =>
  /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]+$/, '').slice(0, 240)}.${extension}`
