import { join } from 'node:path'
import type { DriveFile } from '#schemas/services/drive.ts'
import type { IncomingFile } from '../../../files.ts'
import { refuseField } from '../../../service-error.ts'
import { type Kind, requireKind, requireMagic } from './file-kinds.ts'
import { cleanName, withExtension } from './file-name.ts'
import { writeArriving } from './incoming-files.ts'
import { requireHarmless } from './reject-polyglot.ts'
import type { Slots } from './work-slots.ts'

/** A file that passed all checks, in its temporary place. */
export interface CheckedFile extends Pick<
  DriveFile,
  'name' | 'type' | 'bytes' | 'width' | 'height'
> {
  path: string
}

/** Writes an upload into a folder, checks it, and encodes a picture again. Throws ServiceError for a refused file. */
export async function checkUpload(
  slots: Slots,
  file: IncomingFile,
  folder: string,
): Promise<CheckedFile> {
  const name = cleanName(file.name)
  const kind = requireKind(name, file.type)
  const came = join(folder, 'came')
  const { bytes, head } = await writeArriving(file.bytes, came)
  if (bytes === 0) throw refuseField('file', 'The file is empty.')
  await requireMagic(head, kind)
  if (kind.drawnAs === undefined) {
    await requireHarmless(came, kind)
    return { name, type: kind.types[0], bytes, path: came }
  }
  const path = join(folder, 'drawn')
  const { redraw } = await import('./redraw-picture.ts')
  const drawn = await redraw({ from: came, to: path }, kind, slots)
  return { name: nameOf(name, kind), type: `image/${kind.drawnAs}`, path, ...drawn }
}

const nameOf = (name: string, { extensions, drawnAs }: Kind) =>
  drawnAs === 'webp' && !extensions.includes('webp') ? withExtension(name, 'webp') : name
