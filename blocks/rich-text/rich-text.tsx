import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { BodyText } from './body-text.tsx'
import type { RichTextProps } from './schema.ts'

/** Running text, with slots after and beside it. Renders nothing when all are empty. */
export function RichText({ props, slots }: BlockProps<RichTextProps>) {
  const { heading, body, look } = props
  if (!heading && !body && !slots.body && !slots.aside) return null

  return (
    <div className={bandClass[props.band]}>
      <div className={`wrap section rich-text rich-text-${look}`}>
        {heading && <h2 className="title rich-text-heading">{heading}</h2>}
        <div className="rich-text-main">
          {body && (
            <div className="prose rich-text-body">
              <BodyText body={body} isHeaded={Boolean(heading)} />
            </div>
          )}
          {slots.body && <div className="rich-text-slot">{slots.body}</div>}
        </div>
        {slots.aside && <div className="rich-text-slot rich-text-beside">{slots.aside}</div>}
      </div>
    </div>
  )
}
