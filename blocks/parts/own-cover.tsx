import type { PageContext } from '#schemas/page-boot.ts'
import type { RowLanguage } from '#schemas/row-language.ts'
import { Cover, type CoverArt } from './cover.tsx'
import { langOf } from './language.ts'

interface OwnCoverProps {
  item: RowLanguage & { slug: string; cover: string | null; coverAlt?: string | undefined }
  page: PageContext
  place?: CoverArt['place']
}

/** The cover of an item on its own page, above the fold, with what it shows; a drawing where the item has none. */
export function OwnCover({ item, page, place }: OwnCoverProps) {
  return (
    <Cover
      src={item.cover}
      alt={item.coverAlt}
      lang={langOf(item, 'coverAlt', page.locale)}
      eager
      art={{ page, slug: item.slug, ...(place && { place }) }}
    />
  )
}
