import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import type { PageHeadProps } from './schema.ts'

const words: Record<Locale, { breadcrumb: string }> = {
  id: { breadcrumb: 'Posisi halaman' },
  en: { breadcrumb: 'Breadcrumb' },
}

const ground = { plain: '', tint: 'band-tint', dark: 'band-dark' }

/** The head of a list or prose page: breadcrumb, title and lead. */
export function PageHead({ props, page }: BlockProps<PageHeadProps>) {
  return (
    <div className={`page-head page-head-${props.look} ${ground[props.look]}`}>
      {props.look === 'dark' && <div className="page-head-weave motif" aria-hidden="true" />}
      <div className="wrap page-head-body">
        {props.breadcrumb.length > 0 && (
          <nav className="page-head-trail" aria-label={words[page.locale].breadcrumb}>
            <ol className="flex flex-wrap">
              {props.breadcrumb.map(({ label, href }) => (
                <li key={href} className="page-head-crumb">
                  <a className="page-head-link" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 className="display page-head-heading">{props.heading}</h1>
        {props.lead && <p className="lead page-head-lead">{props.lead}</p>}
      </div>
    </div>
  )
}
