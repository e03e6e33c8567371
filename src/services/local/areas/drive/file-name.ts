import { refuseField } from '../../../service-error.ts'

/** Letters that draw nothing, or turn the direction in which others are drawn. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Names that stand for a device on Windows, whatever follows their first dot. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name that a file can be saved under anywhere: it is shown and offered, and never a path of ours. */
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

/** What follows the last dot, in small letters. */
export const extensionOf = (name: string): string =>
  /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]+$/, '').slice(0, 240)}.${extension}`
