import type { Testimony } from '#schemas/services/testimony.ts'
import type { Locale } from '#schemas/text.ts'
import { Avatar } from '../parts/avatar.tsx'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface QuoteProps {
  testimony: Testimony
  locale: Locale
}

/** What one participant says. */
export function Quote({ testimony, locale }: QuoteProps) {
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
