import type { FileLimits } from '#schemas/declared-field.ts'
import { uploadFormFile } from '#schemas/services/submission.ts'
import type { FormOf } from '../../../declared-forms.ts'
import type { IncomingFile } from '../../../files.ts'
import { refuseInBoth, ServiceError } from '../../../service-error.ts'
import { fileHandler, type Handler } from '../../calls/handler.ts'
import type { DriveParts } from '../drive/drive-parts.ts'
import { requireKind } from '../drive/file-kinds.ts'
import { cleanName } from '../drive/file-name.ts'
import { receiveInto } from '../drive/receive-upload.ts'
import { storeContent } from '../drive/store-content.ts'
import { confirmFormFile, releaseFormFile, reserveFormFile } from '../drive/form-file-rows.ts'

const tooLarge = {
  id: 'Berkas ini terlalu besar: paling besar {most} MB.',
  en: 'This file is too large: {most} MB is the most.',
}
const wrongKind = {
  id: 'Berkas ini tidak diterima. Kirim {types}, dengan isi yang sesuai dengan namanya.',
  en: 'This file is not taken. Send {types}, with a content that its name agrees with.',
}
const unreadable = {
  id: 'Berkas ini rusak, kosong, atau memuat sesuatu yang tidak diterima. Simpan ulang, lalu pilih lagi.',
  en: 'This file is damaged, empty, or contains what is not taken. Save it anew and choose it again.',
}
const noRoom = {
  id: 'Situs ini sedang tidak punya ruang untuk berkas. Kirim formulir tanpa berkas, atau hubungi pengelola.',
  en: 'This site has no room for files now. Send the form without it, or write to the staff.',
}

/** Receives a file for a field of a form, as the form's node declares it. It can be read by nobody until the form is sent. */
export const uploadFormFileHandler = (parts: DriveParts, formOf: FormOf): Handler =>
  fileHandler(uploadFormFile, async (ctx, file, { path, node, field }) => {
    const { siteId } = ctx
    const form = await formOf(ctx, { path, node })
    const limits = form?.fields.find(({ name }) => name === field)?.file
    if (form === undefined || limits === undefined) return null
    const { page } = form
    const { database, quota } = parts
    try {
      requireTaken(file, limits)
      const bounded = { ...file, bytes: bound(file.bytes, limits.megabytes * 1024 * 1024) }
      const stored = await receiveInto(parts, { ctx, file: bounded }, (checked) =>
        storeContent(parts, checked, {
          reserve: ({ key, sha256, name, type, bytes }) => {
            const row = { siteId, page, node, field, key, sha256, name, type, bytes }
            return reserveFormFile(database, row, quota)
          },
          confirm: (id) => confirmFormFile(database, siteId, id),
          release: (id) => releaseFormFile(database, siteId, id),
        }),
      )
      const { sha256, name, bytes } = stored
      return { sha256, name, bytes }
    } catch (error) {
      throw inWordsOfForm(error, limits)
    }
  })

function requireTaken({ name, type }: IncomingFile, { types }: FileLimits): void {
  const kind = requireKind(cleanName(name), type).name.toLowerCase()
  if (!types.some((taken) => taken === kind)) throw new ServiceError(415, 'It is not declared.')
}

async function* bound(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > most) throw new ServiceError(413, 'It is larger than the field takes.')
    yield chunk
  }
}

/** What the drive says of a file is for those who work on the site; visitors are told what to do about it. */
function inWordsOfForm(error: unknown, { types, megabytes }: FileLimits): unknown {
  if (!(error instanceof ServiceError)) return error
  const field = 'file'
  switch (error.status) {
    case 413:
      return refuseInBoth(413, tooLarge, { field, values: { most: megabytes }, cause: error })
    case 415: {
      const values = { types: types.map((type) => type.toUpperCase()).join(', ') }
      return refuseInBoth(415, wrongKind, { field, values, cause: error })
    }
    case 422:
      return refuseInBoth(422, unreadable, { field, cause: error })
    case 507:
      return refuseInBoth(507, noRoom, { field, cause: error })
    default:
      return error
  }
}
