import { useId } from 'react'
import type { Testimony } from '#schemas/services/testimony.ts'
import type { BlockProps } from '../define.ts'
import { bandClass, classNames } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Carousel } from './carousel.tsx'
import { Quote } from './quote.tsx'
import type { TestimonialsProps } from './schema.ts'

/** Testimonies in one row to swipe or step through: the part of the block that is hydrated. */
export function TestimonialsCarousel({
  props,
  data,
  page,
}: BlockProps<TestimonialsProps, { testimonies: Testimony[] }>) {
  const headingId = useId()
  const head = (
    <SectionHead id={headingId} eyebrow={props.eyebrow} heading={props.heading} lead={props.lead} />
  )
  const items = data.testimonies.slice(0, props.limit).map((testimony) => ({
    id: testimony.id,
    content: <Quote testimony={testimony} locale={page.locale} />,
  }))

  return (
    <section
      className={classNames('testimonials', bandClass[props.band])}
      aria-labelledby={headingId}
    >
      <div className="wrap section">
        <Carousel head={head} items={items} locale={page.locale} />
      </div>
    </section>
  )
}
