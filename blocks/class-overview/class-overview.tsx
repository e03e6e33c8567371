import type { ClassOverview as Overview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { ClassBadge } from '../parts/class-badge.tsx'
import { Cover } from '../parts/cover.tsx'
import { langOf } from '../parts/language.ts'
import { ClassAction, ClassFacts, priceOf } from './class-facts.tsx'
import { ClassStory } from './class-story.tsx'
import type { ClassOverviewProps } from './schema.ts'
import { strings } from './strings.ts'

export interface ClassOverviewData {
  class: Overview | null
}

interface Drawn {
  item: Overview
  locale: Locale
  register: string | undefined
}

/** One class: its name, facts, text and registration. Renders nothing when there is no such class. */
export function ClassOverview({
  props,
  data,
  page,
}: BlockProps<ClassOverviewProps, ClassOverviewData>) {
  if (data.class === null) return null
  const Look = props.look === 'banner' ? Banner : Side
  return <Look item={data.class} locale={page.locale} register={props.register} />
}

function Side({ item, locale, register }: Drawn) {
  return (
    <article className="wrap section class-overview-side">
      <header>
        <Head item={item} locale={locale} />
      </header>
      <aside className="card" aria-label={strings[locale].facts}>
        <Cover src={item.cover} eager />
        <div className="grid gap-5 p-5 sm:p-6">
          <p className="font-heading text-title font-bold lining-nums">
            {priceOf({ item, locale })}
          </p>
          <ClassAction item={item} locale={locale} register={register} />
          <ClassFacts item={item} locale={locale} />
        </div>
      </aside>
      <ClassStory item={item} locale={locale} />
    </article>
  )
}

function Banner({ item, locale, register }: Drawn) {
  return (
    <article className="class-overview-banner">
      <header className="band-dark">
        <Cover src={item.cover} eager />
        <div className="wrap section">
          <div className="class-overview-words">
            <Head item={item} locale={locale} />
            <p className="mt-8 mb-5 font-heading text-title font-bold lining-nums">
              {priceOf({ item, locale })}
            </p>
            <ClassAction item={item} locale={locale} register={register} />
          </div>
        </div>
      </header>
      <aside className="band-tint" aria-label={strings[locale].facts}>
        <div className="wrap py-8">
          <ClassFacts item={item} locale={locale} />
        </div>
      </aside>
      <div className="wrap section">
        <ClassStory item={item} locale={locale} />
      </div>
    </article>
  )
}

function Head({ item, locale }: { item: Overview; locale: Locale }) {
  return (
    <>
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ClassBadge flags={item} locale={locale} />
        {item.program && (
          <span className="text-small text-muted" lang={langOf(item.program, 'name', locale)}>
            {item.program.name}
          </span>
        )}
      </p>
      <h1 className="class-overview-name" lang={langOf(item, 'name', locale)}>
        {item.name}
      </h1>
      <p className="lead" lang={langOf(item, 'description', locale)}>
        {item.description}
      </p>
    </>
  )
}
