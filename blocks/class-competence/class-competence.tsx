import type { z } from 'zod'
import type { Silabus } from '#schemas/services/batch.ts'
import type { readClassSyllabus } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { langOf } from '../parts/language.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { ClassCompetenceProps } from './schema.ts'
import { strings } from './strings.ts'

/** What the units are read from: nothing where they are props. */
export interface ClassCompetenceData {
  syllabus?: z.output<typeof readClassSyllabus.output> | null
  silabus?: Silabus | null
}

type Drawn = BlockProps<ClassCompetenceProps, ClassCompetenceData>

/** Units of competence in their order, each with its share of the hours. */
export function ClassCompetence({ props, data, page }: Drawn) {
  const { locale } = page
  const t = strings[locale]
  const units = unitsOf({ props, data, page })
  const hours = units.reduce((sum, unit) => sum + unit.hours, 0)

  return (
    <TitledSection props={props} wrapClass="wrap-anywhere">
      {units.length === 0 ? (
        <p className="notice" role="status">
          {t.none}
        </p>
      ) : (
        <>
          <ol className="class-competence-units">
            {units.map((unit, index) => (
              <UnitRow
                key={unit.key}
                unit={unit}
                number={index + 1}
                share={hours === 0 ? 0 : unit.hours / hours}
                words={t}
              />
            ))}
          </ol>
          <p className="class-competence-total">
            <span>{t.total}</span>{' '}
            <span>
              {[t.units(units.length), ...(hours > 0 ? [t.hours(hours)] : [])].join(' · ')}
            </span>
          </p>
        </>
      )}
    </TitledSection>
  )
}

interface Unit {
  key: string
  name: string
  summary: string
  hours: number
  nameLang?: Locale | undefined
  summaryLang?: Locale | undefined
}

function unitsOf({ props, data, page }: Pick<Drawn, 'props' | 'data' | 'page'>): Unit[] {
  const { locale } = page
  if (props.units.length > 0)
    return props.units.map(({ name, summary = '', hours }) => ({ key: name, name, summary, hours }))
  if (data.syllabus)
    return data.syllabus.items.map((item) => ({
      key: item.id,
      name: item.title,
      summary: item.summary,
      hours: item.hours,
      nameLang: langOf(item, 'title', locale),
      summaryLang: langOf(item, 'summary', locale),
    }))
  return (data.silabus?.classes ?? []).map((item) => ({
    key: item.id,
    name: item.name,
    summary: item.description,
    hours: item.hours,
    nameLang: langOf(item, 'name', locale),
    summaryLang: langOf(item, 'description', locale),
  }))
}

interface UnitRowProps {
  unit: Unit
  number: number
  /** The part of all hours that this unit takes, from 0 to 1. */
  share: number
  words: (typeof strings)[Locale]
}

function UnitRow({ unit, number, share, words }: UnitRowProps) {
  return (
    <li className="class-competence-unit">
      <span className="class-competence-number" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <div className="class-competence-words">
        <h3 className="text-heading" lang={unit.nameLang}>
          {unit.name}
        </h3>
        {unit.summary && (
          <p className="mt-1 text-small text-muted" lang={unit.summaryLang}>
            {unit.summary}
          </p>
        )}
      </div>
      {unit.hours > 0 && (
        <p className="class-competence-hours">
          {words.hours(unit.hours)}
          <svg
            className="class-competence-share"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M0 0h${Math.round(share * 100)}v1H0z`} />
          </svg>
        </p>
      )}
    </li>
  )
}
