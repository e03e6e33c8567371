import type { ReactNode } from 'react'
import type { PageContext } from '#schemas/page-boot.ts'
import type { ClassOverview as Overview } from '#schemas/services/class.ts'
import { OwnCover } from '../parts/own-cover.tsx'
import { ClassFacts, priceOf } from './class-facts.tsx'
import { ClassHead } from './class-head.tsx'
import { ClassStory } from './class-story.tsx'
import { strings } from './strings.ts'

interface Drawn {
  item: Overview
  page: PageContext
  /** The way into the class. */
  action: ReactNode
  /** What a premium class holds, where it is shown. */
  contents: ReactNode
}

/** Facts in a card beside the text. */
export function Side({ item, page, action, contents }: Drawn) {
  const { locale } = page
  return (
    <article className="wrap section class-overview-side">
      <header>
        <ClassHead item={item} locale={locale} />
      </header>
      <aside className="card" aria-label={strings[locale].facts}>
        <OwnCover item={item} page={page} />
        <div className="grid gap-5 p-5 sm:p-6">
          <p className="class-overview-price">{priceOf({ item, locale })}</p>
          {action}
          <ClassFacts item={item} locale={locale} />
        </div>
      </aside>
      <ClassStory item={item} locale={locale}>
        {contents}
      </ClassStory>
    </article>
  )
}

/** A dark banner with the facts under it. */
export function Banner({ item, page, action, contents }: Drawn) {
  const { locale } = page
  return (
    <article className="class-overview-banner">
      <header className="band-dark">
        <OwnCover item={item} page={page} />
        <div className="wrap section">
          <div className="class-overview-words">
            <ClassHead item={item} locale={locale} />
            <p className="class-overview-price mt-8 mb-5">{priceOf({ item, locale })}</p>
            {action}
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
