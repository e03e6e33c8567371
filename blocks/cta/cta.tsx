import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { bandClass, classNames } from '../parts/band.ts'
import type { CtaProps } from './schema.ts'

/** A call to action. */
export function Cta({ props }: BlockProps<CtaProps>) {
  const headingId = useId()
  const { look, heading, lead, actions } = props
  const ground = bandClass[props.band]

  const body = (
    <>
      <div className="cta-text">
        <h2 id={headingId} className={look === 'line' ? 'text-heading' : 'title cta-heading'}>
          {heading}
        </h2>
        {lead && <p className={look === 'line' ? 'mt-1 text-muted' : 'lead'}>{lead}</p>}
      </div>
      <Actions actions={actions} />
    </>
  )
  if (look === 'band') {
    return (
      <section className={classNames('cta cta-band', ground)} aria-labelledby={headingId}>
        <div className="cta-weave motif" aria-hidden="true" />
        <div className="wrap cta-body">{body}</div>
      </section>
    )
  }
  return (
    <section
      className={look === 'card' ? 'cta wrap section' : 'cta wrap cta-gap'}
      aria-labelledby={headingId}
    >
      {look === 'card' ? (
        <div className={classNames('cta-card', ground)}>
          <div className="cta-weave motif" aria-hidden="true" />
          {body}
        </div>
      ) : (
        <div className="cta-line">{body}</div>
      )}
    </section>
  )
}
