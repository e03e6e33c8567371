import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { bandClass } from '../parts/band.ts'
import { HeroFacts } from './hero-facts.tsx'
import { lookOf } from './hero-looks.ts'
import { HeroPicture } from './hero-picture.tsx'
import type { HeroProps } from './schema.ts'

/** The opening of a page: its main heading, lead and buttons. */
export function Hero({ props, page }: BlockProps<HeroProps>) {
  const headingId = useId()
  const { eyebrow, heading, lead, actions, facts } = props
  const ofFace = page.face && lookOf[page.face]
  const look = props.look ?? ofFace ?? 'split'
  const isOwn = look === ofFace
  const band = look === 'banner' && !isOwn && props.band !== 'primary' ? 'dark' : props.band
  // The form of its own look is in the sheet of the face.
  const classes = ['hero', isOwn ? 'hero-own' : `hero-${look}`, bandClass[band]]
  if (!props.image) classes.push('hero-bare')
  classes.push(`hero-${lengthOf(heading)}`, `hero-words-${wordsOf(heading)}`)

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
        <HeroPicture
          src={props.image}
          alt={props.alt}
          look={look}
          page={page}
          slug={heading}
          focal={props.focal}
        />
        <HeroFacts facts={facts} />
      </div>
    </section>
  )
}

/** The length of a heading, for its size. */
const lengthOf = (heading: string) =>
  heading.length <= 18
    ? 'short'
    : heading.length <= 34
      ? 'middle'
      : heading.length <= 60
        ? 'full'
        : 'long'

/** The length of the longest word of a heading, where it fills the width of a phone. */
function wordsOf(heading: string) {
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length))
  return longest <= 8 ? 'short' : longest <= 12 ? 'middle' : 'long'
}
