import { useId } from 'react'
import type { z } from 'zod'
import type { listTestimonies } from '#schemas/services/testimony.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { Avatar } from '../parts/avatar.tsx'
import { bandClass, classNames } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { langOf } from '../parts/language.ts'
import { Carousel } from './carousel.tsx'
import type { TestimonialsProps } from './schema.ts'
import { strings } from './strings.ts'

export interface TestimonialsData {
  testimonies: z.output<typeof listTestimonies.output>
}

/** Testimonies of participants. Renders nothing without any. */
export function Testimonials({
  props,
  data,
  page,
}: BlockProps<TestimonialsProps, TestimonialsData>) {
  const headingId = useId()
  if (data.testimonies.length === 0) return null
  const head = (
    <SectionHead id={headingId} eyebrow={props.eyebrow} heading={props.heading} lead={props.lead} />
  )
  const items = data.testimonies.map((testimony) => ({
    id: testimony.id,
    content: <Quote testimony={testimony} locale={page.locale} />,
  }))

  return (
    <section
      className={classNames('testimonials', bandClass[props.band])}
      aria-labelledby={headingId}
    >
      <div className="wrap section">
        {props.look === 'carousel' ? (
          <Carousel head={head} items={items} locale={page.locale} />
        ) : (
          <>
            {head}
            <ul className="testimonials-columns">
              {items.map(({ id, content }) => (
                <li key={id}>{content}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

interface QuoteProps {
  testimony: TestimonialsData['testimonies'][number]
  locale: Locale
}

function Quote({ testimony, locale }: QuoteProps) {
  return (
    <figure className="testimonials-quote">
      <Stars count={testimony.rating} label={strings[locale].rating(testimony.rating)} />
      <blockquote>
        <p lang={langOf(testimony, 'message', locale)}>{testimony.message}</p>
      </blockquote>
      <figcaption className="testimonials-by mt-auto flex items-center gap-3 pt-5">
        <Avatar name={testimony.name} photo={null} />
        <div>
          <p className="testimonials-name leading-snug font-semibold">{testimony.name}</p>
          <p className="text-small text-muted" lang={langOf(testimony, 'role', locale)}>
            {testimony.role}
          </p>
        </div>
      </figcaption>
    </figure>
  )
}

const star = 'm10 2.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4L2.2 7.9l5.4-.8z'

function Stars({ count, label }: { count: number; label: string }) {
  return (
    <svg className="testimonials-stars" viewBox="0 0 104 20" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${index * 21} 0)`}
          fill={index < count ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </svg>
  )
}
