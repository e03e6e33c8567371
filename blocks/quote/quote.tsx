import type { BlockProps } from '../define.ts'
import { Avatar } from '../parts/avatar.tsx'
import { bandClass } from '../parts/band.ts'
import type { QuoteProps } from './schema.ts'

/** What somebody said. Renders nothing without words. */
export function Quote({ props }: BlockProps<QuoteProps>) {
  const { quote, name, role, photo, source } = props
  if (quote.trim() === '') return null

  return (
    <div className={bandClass[props.band]}>
      <div className={`wrap section wrap-anywhere quote-${props.look}`}>
        <figure className="quote">
          <blockquote className="quote-words">
            {paragraphs(quote).map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </blockquote>
          {(name || source) && (
            <figcaption className="quote-by">
              {name && photo && <Avatar name={name} photo={photo} />}
              <div>
                {name && <p className="leading-snug font-semibold">{name}</p>}
                {name && role && <p className="text-small text-muted">{role}</p>}
                {source && (
                  <a className="quote-source" href={source.href}>
                    {source.label}
                  </a>
                )}
              </div>
            </figcaption>
          )}
        </figure>
      </div>
    </div>
  )
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')
