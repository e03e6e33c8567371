import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { PageContext } from '#schemas/page-boot.ts'
import type { ClassOverview as Overview, readClassSyllabus } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { Cover } from '../parts/cover.tsx'
import { ClassAction, ClassFacts, priceOf } from './class-facts.tsx'
import { ClassContents } from './class-contents.tsx'
import { ClassHead } from './class-head.tsx'
import { ClassStory } from './class-story.tsx'
import type { ClassOverviewProps } from './schema.ts'
import { strings } from './strings.ts'

export interface ClassOverviewData {
  class: Overview | null
  /** Only where the contents of a premium class are shown. */
  syllabus?: z.output<typeof readClassSyllabus.output> | null
}

interface Drawn {
  item: Overview
  page: PageContext
  register: string | undefined
  /** What a premium class holds, where it is shown. */
  contents: ReactNode
}

/** One class: its name, facts, text and registration. Renders nothing when there is no such class. */
export function ClassOverview({
  props,
  data,
  page,
}: BlockProps<ClassOverviewProps, ClassOverviewData>) {
  if (data.class === null) return null
  const Look = props.look === 'banner' ? Banner : Side
  const { syllabus } = data
  const contents = data.class.isPremium && syllabus && syllabus.items.length > 0 && (
    <ClassContents
      item={data.class}
      modules={syllabus.items}
      chapter={props.chapter}
      locale={page.locale}
    />
  )
  return <Look item={data.class} page={page} register={props.register} contents={contents} />
}

function Side({ item, page, register, contents }: Drawn) {
  const { locale } = page
  return (
    <article className="wrap section class-overview-side">
      <header>
        <ClassHead item={item} locale={locale} />
      </header>
      <aside className="card" aria-label={strings[locale].facts}>
        <Cover src={item.cover} eager art={{ page, slug: item.slug }} />
        <div className="grid gap-5 p-5 sm:p-6">
          <p className="class-overview-price">{priceOf({ item, locale })}</p>
          <ClassAction item={item} locale={locale} register={register} />
          <ClassFacts item={item} locale={locale} />
        </div>
      </aside>
      <ClassStory item={item} locale={locale}>
        {contents}
      </ClassStory>
    </article>
  )
}

function Banner({ item, page, register, contents }: Drawn) {
  const { locale } = page
  return (
    <article className="class-overview-banner">
      <header className="band-dark">
        <Cover src={item.cover} eager art={{ page, slug: item.slug }} />
        <div className="wrap section">
          <div className="class-overview-words">
            <ClassHead item={item} locale={locale} />
            <p className="class-overview-price mt-8 mb-5">{priceOf({ item, locale })}</p>
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
        <ClassStory item={item} locale={locale}>
          {contents}
        </ClassStory>
      </div>
    </article>
  )
}
