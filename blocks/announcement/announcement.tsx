import type { BlockProps } from '../define.ts'
import { bandClass, classNames } from '../parts/band.ts'
import type { AnnouncementProps } from './schema.ts'
import { strings } from './strings.ts'

/**
 * A strip with one sentence and a link. Renders nothing without the sentence. One that can be closed floats, so that nothing
 * moves when the runtime shows it to those who have not closed it; without scripts it stays in its place.
 */
export function Announcement({ id, props, page }: BlockProps<AnnouncementProps>) {
  const { label, text, action, dismiss } = props
  if (text.trim() === '') return null
  const t = strings[page.locale]

  return (
    <section
      className={classNames(bandClass[props.band], dismiss ? 'announcement-floating' : undefined)}
      aria-label={t.announcement}
      {...(dismiss && { 'data-part': 'announcement', 'data-name': id })}
    >
      <p className={`wrap announcement announcement-${props.align}`}>
        {label && <span className="announcement-label">{label}</span>}
        <span data-text={dismiss ? '' : undefined}>{text}</span>
        {action && (
          <a className="announcement-link" href={action.href}>
            {action.label}
          </a>
        )}
      </p>
      {dismiss && <button type="button" className="announcement-close" aria-label={t.close} />}
    </section>
  )
}
