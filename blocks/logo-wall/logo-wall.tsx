import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { LogoMark } from './logo-mark.tsx'
import type { LogoWallProps } from './schema.ts'

/** Partners of the site, by logo or name. Renders nothing without partners. */
export function LogoWall({ props }: BlockProps<LogoWallProps>) {
  const headingId = useId()
  if (props.logos.length === 0) return null

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className={`wrap logo-wall-${props.look}`}>
        {props.look === 'row' ? (
          <h2 id={headingId} className="logo-wall-heading">
            {props.heading}
          </h2>
        ) : (
          <SectionHead id={headingId} heading={props.heading} />
        )}
        <ul className="logo-wall-logos">
          {props.logos.map((logo) => (
            <li key={logo.name} className="logo-wall-cell">
              {logo.href ? (
                <a className="logo-wall-link" href={logo.href}>
                  <LogoMark name={logo.name} image={logo.image} />
                </a>
              ) : (
                <LogoMark name={logo.name} image={logo.image} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
