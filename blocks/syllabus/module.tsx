import type { ChapterItem } from '#schemas/services/chapter.ts'
import type { SyllabusModule } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import { strings } from './strings.ts'
import { langOf } from '../parts/language.ts'

interface ModuleProps {
  module: SyllabusModule
  number: number
  /** The `name` of the details elements: modules of one group open one at a time. */
  group: string
  locale: Locale
  /** Whether chapters that are not free are locked. */
  isPremium: boolean
  /** The address of a chapter that has a text; undefined where the site has no page of one. */
  to(chapterSlug: string): string | undefined
}

/** A module that opens to show its summary and chapters; the first is open initially. */
export function Fold(props: ModuleProps) {
  const { module, number, group, locale } = props
  const t = strings[locale]
  return (
    <li className="syllabus-fold">
      <details name={group} open={number === 1}>
        <summary className="syllabus-fold-head">
          <span className="syllabus-number">{number}</span>
          <h3 className="text-heading" lang={langOf(module, 'title', locale)}>
            {module.title}
          </h3>
          <span className="syllabus-size">{t.hours(module.hours)}</span>
          <Chevron />
        </summary>
        <div className="syllabus-fold-body">
          {module.summary && (
            <p className="text-muted" lang={langOf(module, 'summary', locale)}>
              {module.summary}
            </p>
          )}
          <Chapters {...props} />
        </div>
      </details>
    </li>
  )
}

/** A module on a timeline: its summary is always visible, its chapters open separately. */
export function Stop(props: ModuleProps) {
  const { module, number, locale } = props
  const t = strings[locale]
  return (
    <li className="syllabus-stop">
      <span className="syllabus-number">{number}</span>
      <div>
        <p className="syllabus-size">{t.hours(module.hours)}</p>
        <h3 className="mt-1 text-heading" lang={langOf(module, 'title', locale)}>
          {module.title}
        </h3>
      </div>
      <div>
        {module.summary && (
          <p className="mt-2 text-muted lg:mt-0" lang={langOf(module, 'summary', locale)}>
            {module.summary}
          </p>
        )}
        {module.chapters.length > 0 && (
          <details>
            <summary className="syllabus-stop-more">
              {t.chapters(module.chapters.length)}
              <Chevron />
            </summary>
            <Chapters {...props} />
          </details>
        )}
      </div>
    </li>
  )
}

function Chapters({ module, locale, isPremium, to }: ModuleProps) {
  if (module.chapters.length === 0) return null
  const t = strings[locale]
  return (
    <ol className="syllabus-chapters">
      {module.chapters.map((chapter) => {
        const href = chapter.hasBody ? to(chapter.slug) : undefined
        return (
          <li key={chapter.slug}>
            <ChapterTitle chapter={chapter} locale={locale} href={href} />
            {href !== undefined && (
              <ChapterSize chapter={chapter} words={t} isPremium={isPremium} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface ChapterSizeProps {
  chapter: SyllabusModule['chapters'][number]
  words: (typeof strings)[Locale]
  isPremium: boolean
}

const ChapterSize = ({ chapter, words, isPremium }: ChapterSizeProps) => (
  <span className="syllabus-chapter-size">
    {' '}
    {words.minutes(chapter.minutes)}
    {isPremium && ` · ${chapter.isFree ? words.free : words.locked}`}
  </span>
)

const Chevron = () => <LineIcon path="m4.5 7.5 5.5 5.5 5.5-5.5" className="syllabus-chevron" />

function ChapterTitle({
  chapter,
  locale,
  href,
}: {
  chapter: ChapterItem
  locale: Locale
  href: string | undefined
}) {
  const lang = langOf(chapter, 'title', locale)
  if (href === undefined)
    return lang === undefined ? chapter.title : <span lang={lang}>{chapter.title}</span>
  return (
    <a href={href} lang={lang}>
      {chapter.title}
    </a>
  )
}
