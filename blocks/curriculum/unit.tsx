import type { Silabus } from '#schemas/services/batch.ts'
import type { SyllabusModule } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import { strings } from './strings.ts'

interface UnitProps {
  unit: Silabus['classes'][number]
  number: number
  isOpen: boolean
  /** The `name` of the details elements of its modules, which open one at a time. */
  group: string
  paths: { class?: string | undefined; chapter?: string | undefined }
  locale: Locale
}

/** One class that opens to show its modules, which open to show their chapters. */
export function Unit(props: UnitProps) {
  const { unit, number, isOpen, paths, locale } = props
  const t = strings[locale]
  return (
    <li className="curriculum-unit">
      <details open={isOpen}>
        <summary className="curriculum-unit-head">
          <span className="curriculum-number">{String(number).padStart(2, '0')}</span>
          <h3 className="text-heading" lang={langOf(unit, 'name', locale)}>
            {unit.name}
          </h3>
          <span className="curriculum-size">
            {[
              t.level[unit.level],
              ...(unit.modules.length > 0 ? [t.modules(unit.modules.length)] : []),
              ...(unit.hours > 0 ? [t.hours(unit.hours)] : []),
            ].join(' · ')}
          </span>
          <Chevron />
        </summary>
        <div className="curriculum-unit-body">
          <p className="text-muted" lang={langOf(unit, 'description', locale)}>
            {unit.description}
          </p>
          {unit.modules.length === 0 ? (
            <p className="text-small text-muted">{t.noModules}</p>
          ) : (
            <ol className="curriculum-modules">
              {unit.modules.map((module) => (
                <Module key={module.id} module={module} {...props} />
              ))}
            </ol>
          )}
          {paths.class && (
            <a className="link-more" href={fillPath(paths.class, { slug: unit.slug, id: unit.id })}>
              {t.page}
              <span className="sr-only">
                {': '}
                <span lang={langOf(unit, 'name', locale)}>{unit.name}</span>
              </span>
            </a>
          )}
        </div>
      </details>
    </li>
  )
}

function Module({ module, unit, group, paths, locale }: UnitProps & { module: SyllabusModule }) {
  const t = strings[locale]
  const title = (
    <span className="curriculum-module-title" lang={langOf(module, 'title', locale)}>
      {module.title}
    </span>
  )
  if (module.chapters.length === 0 && module.summary === '')
    return (
      <li className="curriculum-module curriculum-module-head">
        {title}
        <span className="curriculum-size">{t.hours(module.hours)}</span>
      </li>
    )
  return (
    <li className="curriculum-module">
      <details name={group}>
        <summary className="curriculum-module-head">
          {title}
          <span className="curriculum-size">{t.hours(module.hours)}</span>
          <Chevron />
        </summary>
        <div className="curriculum-module-body">
          {module.summary && (
            <p className="text-small text-muted" lang={langOf(module, 'summary', locale)}>
              {module.summary}
            </p>
          )}
          <ol className="curriculum-chapters">
            {module.chapters.map((chapter) => (
              <li key={chapter.slug}>
                <Name
                  title={chapter.title}
                  lang={langOf(chapter, 'title', locale)}
                  href={
                    chapter.hasBody && paths.chapter
                      ? fillPath(paths.chapter, {
                          slug: unit.slug,
                          moduleSlug: module.slug,
                          chapterSlug: chapter.slug,
                        })
                      : undefined
                  }
                />{' '}
                <span className="curriculum-size">{t.minutes(chapter.minutes)}</span>
              </li>
            ))}
          </ol>
        </div>
      </details>
    </li>
  )
}

interface NameProps {
  title: string
  lang: Locale | undefined
  href: string | undefined
}

const Name = ({ title, lang, href }: NameProps) =>
  href === undefined ? (
    <span lang={lang}>{title}</span>
  ) : (
    <a href={href} lang={lang}>
      {title}
    </a>
  )

const Chevron = () => <LineIcon path="m4.5 7.5 5.5 5.5 5.5-5.5" className="curriculum-chevron" />
