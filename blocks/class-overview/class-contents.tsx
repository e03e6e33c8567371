import { useId } from 'react'
import type { ClassOverview, SyllabusModule } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { formatNumber, formatRupiah } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { strings } from './strings.ts'

interface ClassContentsProps {
  item: ClassOverview
  modules: readonly SyllabusModule[]
  /** The path of the page of a chapter. */
  chapter: string | undefined
  locale: Locale
}

/** What a premium class holds: how much, the chapters that are free, and what opens after the payment. */
export function ClassContents({ item, modules, chapter, locale }: ClassContentsProps) {
  const headingId = useId()
  const t = strings[locale]
  const number = (count: number) => formatNumber(count, locale)
  const chapters = modules.flatMap((one) => one.chapters)
  const locked = chapters.filter(({ isFree }) => !isFree).length
  const total = [t.modules(number(modules.length)), t.chapters(number(chapters.length))]
  if (item.hours > 0) total.push(t.hours(item.hours))
  return (
    <section className="class-contents" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-heading">
        {t.contents}
      </h2>
      <p className="font-semibold">{total.join(' · ')}</p>
      <FreeChapters item={item} modules={modules} chapter={chapter} locale={locale} />
      {locked > 0 && item.price > 0 && (
        <p className="class-contents-locked">
          {t.afterPayment(t.chapters(number(locked)), formatRupiah(item.price, locale))}
        </p>
      )}
    </section>
  )
}

function FreeChapters({ item, modules, chapter, locale }: ClassContentsProps) {
  const t = strings[locale]
  const free = modules.flatMap((module) =>
    module.chapters
      .filter(({ isFree, hasBody }) => isFree && hasBody)
      .map((one) => ({ ...one, moduleSlug: module.slug })),
  )
  if (free.length === 0) return null
  const hrefOf = ({ slug, moduleSlug }: (typeof free)[number]) =>
    chapter && fillPath(chapter, { slug: item.slug, moduleSlug, chapterSlug: slug })
  return (
    <div>
      <p className="text-small text-muted">{t.freeChapters}</p>
      <ul className="class-contents-free">
        {free.map((one) => (
          <li key={one.slug} className="class-contents-chapter">
            <ChapterName title={one.title} lang={langOf(one, 'title', locale)} href={hrefOf(one)} />
            <span className="text-small text-muted">
              {t.freeNow} · {t.minutes(formatNumber(one.minutes, locale))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChapterNameProps {
  title: string
  lang: Locale | undefined
  href: string | undefined
}

const ChapterName = ({ title, lang, href }: ChapterNameProps) =>
  href === undefined ? (
    <span lang={lang}>{title}</span>
  ) : (
    <a className="link-more" href={href} lang={lang}>
      {title}
    </a>
  )
