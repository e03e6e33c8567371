import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import type { AnnouncementProps } from './schema.ts'
import { strings } from './strings.ts'

/** A strip with one sentence and a link. Renders nothing without the sentence. */
export function Announcement({ props, page }: BlockProps<AnnouncementProps>) {
  const { label, text, action } = props
  if (text.trim() === '') return null

  return (
    <section className={bandClass[props.band]} aria-label={strings[page.locale].announcement}>
      <p className={`wrap announcement announcement-${props.align}`}>
        {label && <span className="announcement-label">{label}</span>}
        <span>{text}</span>
        {action && (
          <a className="announcement-link" href={action.href}>
            {action.label}
          </a>
        )}
      </p>
    </section>
  )
}
