import type { StarterRows } from '#schemas/starter.ts'
import { toMediaPath } from '../../../safe-html.ts'
import { startOfDay } from '../../time/start-of-day.ts'
import { newRow } from '../../starter/new-row.ts'

/** Albums and their pictures. */
export function toGalleryRows(siteId: string, starter: StarterRows) {
  const rows = starter.galleries.map(({ photos, takenInDays, ...rest }) => ({
    row: { ...rest, ...newRow(siteId), takenAt: startOfDay(takenInDays) },
    photos,
  }))
  return {
    galleries: rows.map(({ row }) => row),
    photos: rows.flatMap(({ row, photos }) =>
      photos.map(({ picture, ...texts }, position) => ({
        ...texts,
        ...newRow(siteId),
        galleryId: row.id,
        picture: toMediaPath(picture),
        position,
      })),
    ),
  }
}
