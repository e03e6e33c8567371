import type { StarterRows } from '#schemas/starter.ts'
import { sanitise } from '../../../safe-html.ts'
import { sanitiseTranslations } from '../../text/translations.ts'
import { startOfDay } from '../../time/start-of-day.ts'
import { categoryFinder, finder, type Named, newRow, toPicture } from '../../starter/new-row.ts'

/** Episodes, in categories that were created with those of posts. */
export function toPodcastRows(
  siteId: string,
  starter: StarterRows,
  { kinds, categories }: { kinds: Named[]; categories: (Named & { kind: string })[] },
) {
  const kindOf = finder('kind', kinds)
  const categoryOf = categoryFinder(categories)
  return starter.podcasts.map(
    ({ category, description, cover, audio, minutes, publishedInDays, translations, ...rest }) => ({
      ...rest,
      ...newRow(siteId),
      kindId: kindOf('podcast'),
      categoryId: categoryOf(`podcast/${category}`),
      translations: sanitiseTranslations(translations, ['description']),
      description: sanitise(description),
      cover: toPicture(cover),
      audio: toPicture(audio),
      seconds: minutes * 60,
      publishedAt: startOfDay(publishedInDays),
    }),
  )
}
