import { useId } from 'react'
import type { Testimony } from '#schemas/services/testimony.ts'
import type { BlockProps } from '../define.ts'
import { bandClass, classNames } from '../parts/band.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { toRowsPage } from '#schemas/row-pages.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Quote } from './quote.tsx'
import type { TestimonialsProps } from './schema.ts'
import { TestimonialsCarousel } from './testimonials-carousel.tsx'

export interface TestimonialsData {
  testimonies: Testimony[]
}
type Drawn = BlockProps<TestimonialsProps, TestimonialsData>

/** Testimonies of participants. Renders nothing without any, unless a visitor chose a page that has none. */
export function Testimonials(block: Drawn) {
  const { testimonies } = block.data
  if (testimonies.length === 0 && !(block.query && block.props.page > 1)) return null
  return block.props.look === 'carousel' ? (
    <TestimonialsCarousel {...block} />
  ) : (
    <Columns {...block} />
  )
}

function Columns({ id, props, data, page, query }: Drawn) {
  const headingId = useId()
  const { locale } = page
  const { items, pagination } = toRowsPage(data.testimonies, props)
  const list = query && { id, query }

  return (
    <section
      className={classNames('testimonials', bandClass[props.band])}
      aria-labelledby={headingId}
    >
      <div className="wrap section">
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
        />
        {items.length === 0 ? (
          <EmptyList list={list} locale={locale} none="" />
        ) : (
          <ul className="testimonials-columns">
            {items.map((testimony) => (
              <li key={testimony.id}>
                <Quote testimony={testimony} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        {list && (
          <ListPager list={list} locale={locale} pagination={pagination} isTotalKnown={false} />
        )}
      </div>
    </section>
  )
}
