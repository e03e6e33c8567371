import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { Cover } from '../parts/cover.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CasePictures } from './case-pictures.tsx'
import type { PortfolioCaseProps } from './schema.ts'
import { strings } from './strings.ts'

/** One piece of finished work. Renders nothing without a title. */
export function PortfolioCase({ props, page }: BlockProps<PortfolioCaseProps>) {
  const { locale } = page
  const t = strings[locale]
  if (props.title === '') return null

  return (
    <article className="portfolio-case">
      <header className={bandClass[props.band]}>
        <div className="wrap section">
          {props.back ? (
            <p className="mb-5">
              <a className="link-more" href={props.back}>
                {t.back}
              </a>
            </p>
          ) : (
            <p className="eyebrow">{t.work}</p>
          )}
          <h1 className="display portfolio-case-title">{props.title}</h1>
          {props.summary && <p className="lead">{props.summary}</p>}
        </div>
      </header>
      {props.cover && (
        <div className="wrap portfolio-case-cover">
          <Cover src={props.cover} eager />
        </div>
      )}
      <div className="wrap section portfolio-case-body">
        <CaseFacts props={props} locale={locale} />
        {props.description && (
          <div
            className="prose"
            // Made safe when the layout was compiled; no other text can be bound to it.
            dangerouslySetInnerHTML={{ __html: props.description }}
          />
        )}
      </div>
      <CasePictures props={props} locale={locale} />
    </article>
  )
}
