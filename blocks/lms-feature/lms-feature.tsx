import { useId } from 'react'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { bandClass } from '../parts/band.ts'
import { CheckList } from '../parts/check-list.tsx'
import { Cover } from '../parts/cover.tsx'
import { Icon } from '../parts/icon.tsx'
import type { LmsFeatureProps } from './schema.ts'
import { strings } from './strings.ts'

/** One feature of the platform. Renders nothing without a title. */
export function LmsFeature({ props, page }: BlockProps<LmsFeatureProps>) {
  const t = strings[page.locale]
  const { title, eyebrow, description, icon, image, listFeatures, benefits } = props
  if (title === '') return null

  return (
    <article className="wrap-anywhere">
      <header className={bandClass[props.band]}>
        <div className={`wrap section lms-feature-${props.look}`}>
          <div className="lms-feature-words">
            {props.back && (
              <p className="mb-5">
                <a className="link-more" href={props.back}>
                  {t.back}
                </a>
              </p>
            )}
            {icon && <Icon className="lms-feature-icon" name={icon} />}
            <p className="eyebrow">{eyebrow || t.feature}</p>
            <h1 className="display">{title}</h1>
            {description && <p className="lead">{description}</p>}
            {props.actions.length > 0 && (
              <div className="mt-8">
                <Actions actions={props.actions} />
              </div>
            )}
          </div>
          {image && <Cover src={image} eager />}
        </div>
      </header>
      {(listFeatures.length > 0 || benefits.length > 0) && (
        <div className="wrap section lms-feature-body">
          <Abilities items={listFeatures} locale={page.locale} />
          <Benefits items={benefits} locale={page.locale} />
        </div>
      )}
    </article>
  )
}

function Abilities({ items, locale }: { items: readonly string[]; locale: Locale }) {
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <section className="lms-feature-abilities" aria-labelledby={headingId}>
      <h2 id={headingId} className="title">
        {strings[locale].abilities}
      </h2>
      <CheckList items={items} />
    </section>
  )
}

interface BenefitsProps {
  items: LmsFeatureProps['benefits']
  locale: Locale
}

function Benefits({ items, locale }: BenefitsProps) {
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="title">
        {strings[locale].benefits}
      </h2>
      <ul className="lms-feature-benefits">
        {items.map(({ title, icon, desc }) => (
          <li key={title} className="lms-feature-benefit">
            {icon && <Icon className="lms-feature-icon" name={icon} />}
            <h3 className="text-heading">{title}</h3>
            <p className="mt-2 text-muted">{desc}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
