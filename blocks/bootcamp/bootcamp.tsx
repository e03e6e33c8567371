import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { bandClass } from '../parts/band.ts'
import { OwnCover } from '../parts/own-cover.tsx'
import { langOf } from '../parts/language.ts'
import { batchState } from './batch-state.ts'
import { BootcampFacts } from './bootcamp-facts.tsx'
import { Batches } from './batches.tsx'
import { type BootcampData, batchesOf } from './bootcamp-data.ts'
import { Classes, Mentors, Story } from './bootcamp-parts.tsx'
import type { BootcampProps } from './schema.ts'
import { strings } from './strings.ts'

/** A program as a bootcamp. Renders nothing when there is no such program. */
export function Bootcamp({ props, data, page }: BlockProps<BootcampProps, BootcampData>) {
  const { program } = data
  if (program === null) return null
  const { locale, now } = page
  const t = strings[locale]
  const batches = batchesOf(data).filter((batch) => batchState(batch, now) !== 'ended')
  const isOpen = batches.some((batch) => batchState(batch, now) === 'onRegistration')
  const classes = data.classes.items.filter(({ kind }) => kind !== 'webinar')

  return (
    <article className="wrap-anywhere">
      <header className={bandClass[props.band]}>
        <div className="wrap section bootcamp-head">
          <div>
            <p className="eyebrow">{props.eyebrow ?? t.bootcamp}</p>
            <h1 className="display" lang={langOf(program, 'name', locale)}>
              {program.name}
            </h1>
            <p className="lead" lang={langOf(program, 'summary', locale)}>
              {program.summary}
            </p>
            {props.register && isOpen && (
              <div className="mt-8">
                <Actions actions={[props.register]} />
              </div>
            )}
          </div>
          {program.cover && <OwnCover item={program} page={page} />}
        </div>
      </header>
      <div className="wrap section bootcamp-body">
        <BootcampFacts batches={batches} classes={classes} page={page} />
        <Batches batches={batches} page={page} />
        <Story program={program} locale={locale} />
        <Classes classes={classes} path={props.class} locale={locale} />
        <Mentors classes={classes} locale={locale} />
      </div>
    </article>
  )
}
