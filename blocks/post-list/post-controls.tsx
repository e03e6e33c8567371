import type { PageContext } from '#schemas/page-boot.ts'
import type { PostItem } from '#schemas/services/post.ts'
import { langOf } from '../parts/language.ts'
import { ListFilter, ListForm } from '../parts/list-controls.tsx'
import type { QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

interface PostControlsProps {
  list: QueriedList
  page: PageContext
  posts: readonly PostItem[]
}

/** The search, order and categories of a list, as far as they are of the query. */
export function PostControls({ list, page, posts }: PostControlsProps) {
  const { locale, locales } = page
  const t = strings[locale]
  const shown = posts.flatMap(({ category }) => (category ? [category] : []))
  // A category of which no post is listed has its slug for a name, which is in the site's first language.
  const unlisted = locale === locales[0] ? undefined : locales[0]
  return (
    <>
      <ListForm list={list} locale={locale} label={t.search} orders={t.orders} />
      <ListFilter
        list={list}
        prop="category"
        label={t.category}
        every={t.everyCategory}
        choices={Object.fromEntries(shown.map(({ slug, name }) => [slug, name]))}
        langOf={(slug) => {
          const category = shown.find((one) => one.slug === slug)
          return category ? langOf(category, 'name', locale) : unlisted
        }}
      />
    </>
  )
}
