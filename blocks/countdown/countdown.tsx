import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { bandClass } from '../parts/band.ts'
import { formatMoment } from '../parts/format.ts'
import type { CountdownProps } from './schema.ts'
import { strings } from './strings.ts'
import type { TimeLeft } from './time-left.ts'
import { useTimeLeft } from './use-time-left.ts'

/** A moment and the time until it. */
export function Countdown({ props, page }: BlockProps<CountdownProps>) {
  const headingId = useId()
  const left = useTimeLeft(props.moment, page.now)
  const { eyebrow, heading, lead, moment, action } = props
  const t = strings[page.locale]

  return (
    <section className={`@container ${bandClass[props.band] ?? ''}`} aria-labelledby={headingId}>
      <div className="wrap section wrap-anywhere countdown">
        <div className="countdown-text">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 id={headingId} className="title">
            {heading}
          </h2>
          <p className="countdown-date">
            <time dateTime={moment}>{formatMoment(moment, page.locale, props.zone)}</time>
          </p>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="countdown-aside">
          {left === undefined ? (
            <p className="countdown-ended">{props.ended || t.ended}</p>
          ) : (
            <div className="countdown-clock" role="timer" aria-label={t.left}>
              <Clock left={left} words={t} />
            </div>
          )}
          {action && left && <Actions actions={[action]} />}
        </div>
      </div>
    </section>
  )
}

function Clock({ left, words }: { left: TimeLeft; words: (typeof strings)['id'] }) {
  return (['days', 'hours', 'minutes'] as const).map((unit) => (
    <p key={unit} className="countdown-unit">
      <span className="countdown-number">{left[unit]}</span> {words[unit]}
    </p>
  ))
}
