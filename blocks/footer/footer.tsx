import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { Brand } from '../parts/brand.tsx'
import { FooterColumn } from './footer-column.tsx'
import { FooterContact } from './footer-contact.tsx'
import { FooterEnd } from './footer-end.tsx'
import type { FooterProps } from './schema.ts'

/** Faces whose footer is dark whatever its look is. */
const darkFooters: ReadonlySet<string> = new Set(['institutional', 'playful'])

const ground = { plain: '', dark: 'band-dark', large: 'band-tint' }

/** The footer of the site: brand, links, contact, operator and closing line. */
export function Footer({ props, page }: BlockProps<FooterProps>) {
  const id = useId()
  const isDark = props.look === 'dark' || darkFooters.has(page.face ?? '')

  return (
    <footer className={`footer footer-${props.look} ${ground[props.look]}`}>
      <div className="wrap footer-body">
        <div className="footer-brand">
          <Brand page={page} show={props.brand} ground={isDark ? 'dark' : 'page'} />
          {props.line && (
            <p className="footer-line mt-4 max-w-[26rem] text-pretty text-muted">{props.line}</p>
          )}
          {props.contact && <FooterContact contact={props.contact} locale={page.locale} />}
        </div>
        {props.columns.length > 0 && (
          <div className="footer-columns">
            {props.columns.map((column, index) => (
              <FooterColumn key={column.heading} id={`${id}-${index}`} column={column} />
            ))}
          </div>
        )}
      </div>
      <FooterEnd props={props} page={page} />
      <p className={`footer-name footer-name-${lengthOf(page.site.title)}`} aria-hidden="true">
        {page.site.title}
      </p>
    </footer>
  )
}

/** The size class that lets a name fill one or two lines. */
const lengthOf = (name: string) =>
  name.length <= 9 ? 'short' : name.length <= 18 ? 'middle' : 'long'
