import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import type { BreadcrumbsProps } from './schema.ts'
import { strings } from './strings.ts'

/** The pages above this one, and this one. Renders nothing without pages above. */
export function Breadcrumbs({ props, page }: BlockProps<BreadcrumbsProps>) {
  const { items, current } = props
  if (items.length === 0) return null

  return (
    <div className={bandClass[props.band]}>
      <nav className="wrap" aria-label={strings[page.locale].breadcrumbs}>
        <ol className="breadcrumbs">
          {items.map(({ label, href }) => (
            <li key={href} className="breadcrumbs-item">
              <a className="breadcrumbs-link" href={href}>
                {label}
              </a>
            </li>
          ))}
          {current && (
            <li className="breadcrumbs-item">
              <span aria-current="page">{current}</span>
            </li>
          )}
        </ol>
      </nav>
    </div>
  )
}
