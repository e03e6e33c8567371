import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { Avatar } from '../parts/avatar.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { SpeakersProps } from './schema.ts'
import { strings } from './strings.ts'

/** Speakers of an event. Renders nothing without speakers to show. */
export function Speakers({ props, page }: BlockProps<SpeakersProps>) {
  const shown = props.items.filter(({ isConfirmed }) => isConfirmed || !props.confirmedOnly)
  if (shown.length === 0) return null

  return (
    <TitledSection props={props}>
      <ul className="speakers">
        {shown.map((speaker) => (
          <Speaker key={speaker.name} speaker={speaker} locale={page.locale} />
        ))}
      </ul>
    </TitledSection>
  )
}

interface SpeakerProps {
  speaker: SpeakersProps['items'][number]
  locale: Locale
}

function Speaker({ speaker, locale }: SpeakerProps) {
  const t = strings[locale]
  const { name, image, short_bio: bio, isConfirmed, linkedIn } = speaker
  return (
    <li className="speakers-speaker">
      <Avatar name={name} photo={image ?? null} size="large" />
      <div>
        <h3 className="text-heading">{name}</h3>
        <p className="mt-1">
          <span className={`badge ${isConfirmed ? 'badge-green' : 'badge-orange'}`}>
            {isConfirmed ? t.confirmed : t.invited}
          </span>
        </p>
        {bio && <p className="mt-3 text-small text-muted">{bio}</p>}
        {linkedIn && (
          <p className="mt-1">
            <a className="link-more text-small speakers-link" href={linkedIn}>
              {t.linkedIn(name)}
            </a>
          </p>
        )}
      </div>
    </li>
  )
}
