import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { bandClass } from '../parts/band.ts'
import { HeroFacts } from './hero-facts.tsx'
import { HeroPicture } from './hero-picture.tsx'
import type { HeroProps } from './schema.ts'

/** The opening of a page: its main heading, lead and buttons. */
export function Hero({ props }: BlockProps<HeroProps>) {
  const headingId = useId()
  const { look, eyebrow, heading, lead, actions, facts } = props
  const band = look === 'banner' && props.band !== 'primary' ? 'dark' : props.band
  const classes = ['hero', `hero-${look}`, bandClass[band]]
  if (!props.image) classes.push('hero-bare')
  if (heading.length > 60) classes.push('hero-long')

  return (
    <section className={classes.filter(Boolean).join(' ')} aria-labelledby={headingId}>
      <div className="wrap hero-body">
        <div className="hero-head">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 id={headingId} className="display hero-heading">
            {heading}
          </h1>
        </div>
        {(lead || actions.length > 0) && (
          <div className="hero-text">
            {lead && <p className="lead mt-0">{lead}</p>}
            <Actions actions={actions} align={look === 'centered' ? 'center' : 'start'} />
          </div>
        )}
        <HeroPicture src={props.image} alt={props.alt} look={look} />
        <HeroFacts facts={facts} />
      </div>
    </section>
  )
}
