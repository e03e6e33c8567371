import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { BodyText } from './body-text.tsx'
import type { RichTextProps } from './schema.ts'

/** Running text, with slots after and beside it. Renders nothing when all are empty. */
export function RichText({ props, slots }: BlockProps<RichTextProps>) {
  const { heading, body, points = [], html, look } = props
  if (!heading && !body && points.length === 0 && !html && !slots.body && !slots.aside) return null

  return (
    <div className={bandClass[props.band]}>
      <div className={`wrap section rich-text rich-text-${look}`}>
        {heading && <h2 className="title rich-text-heading">{heading}</h2>}
        <div className="rich-text-main">
          {(body || points.length > 0) && (
            <div className="prose rich-text-body">
              {body && <BodyText body={body} isHeaded={Boolean(heading)} />}
              {points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          )}
          {html && (
            <div
              className="prose rich-text-body"
              // Made safe when the layout was compiled; no other text can be bound to it.
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
          {slots.body && <div className="rich-text-slot">{slots.body}</div>}
        </div>
        {slots.aside && <div className="rich-text-slot rich-text-beside">{slots.aside}</div>}
      </div>
    </div>
  )
}
