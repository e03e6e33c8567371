import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { listGalleries } from '#schemas/services/gallery.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { readCounted } from '../../database/counted-page.ts'
import { galleries, photos } from '../../database/tables/gallery-tables.ts'
import { languageColumns } from '../../text/in-language.ts'

const pageSize = 6

/** The albums of a site with their pictures in order, the latest first. */
export const listGalleriesHandler = handler(
  listGalleries,
  { role: 'visitor', cached: true },
  async (tx, { siteId }, { page }) => {
    const ofSite = eq(galleries.siteId, siteId)
    const asked = { page, pageSize }
    const { rows, pagination } = await readCounted(
      tx,
      { ...asked, counted: { from: galleries, where: ofSite } },
      (matching) =>
        tx
          .select({
            matching,
            id: galleries.id,
            title: galleries.title,
            slug: galleries.slug,
            summary: galleries.summary,
            place: galleries.place,
            takenAt: galleries.takenAt,
            ...languageColumns(galleries, 'gallery'),
          })
          .from(galleries)
          .where(ofSite)
          .orderBy(desc(galleries.takenAt), asc(galleries.id)),
    )
    const photosOf = await readPhotos(
      tx,
      siteId,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => ({
      ...row,
      takenAt: row.takenAt.toISOString(),
      photos: photosOf(row.id),
    }))
    return { items, pagination }
  },
)

/** The pictures of several albums, in one query. */
async function readPhotos(tx: Transaction, siteId: string, ofAlbums: string[]) {
  const rows = await tx
    .select({
      id: photos.id,
      galleryId: photos.galleryId,
      picture: photos.picture,
      caption: photos.caption,
      alt: photos.alt,
    })
    .from(photos)
    .where(and(eq(photos.siteId, siteId), inArray(photos.galleryId, ofAlbums)))
    .orderBy(asc(photos.position))
  return (album: string) =>
    rows
      .filter(({ galleryId }) => galleryId === album)
      .map(({ id, picture, caption, alt }) => ({ id, picture, caption, alt }))
}
