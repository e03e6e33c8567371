import { useId } from 'react'
import type { ProgramDetail } from '#schemas/services/program.ts'
import type { Locale } from '#schemas/text.ts'
import { CheckList } from '../parts/check-list.tsx'
import { formatNumber } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface ProgramPart {
  program: ProgramDetail
  locale: Locale
}

/** Duration, audience and counts of a program. Counts of zero are left out. */
export function ProgramFacts({ program, locale }: ProgramPart) {
  const t = strings[locale]
  const facts = [
    [t.duration, program.duration, langOf(program, 'duration', locale)],
    [t.audience, program.audience, langOf(program, 'audience', locale)],
    [t.classes, program.classCount > 0 ? formatNumber(program.classCount, locale) : ''],
    [t.schools, program.schoolCount > 0 ? formatNumber(program.schoolCount, locale) : ''],
  ].filter(([, value]) => value !== '')
  if (facts.length === 0) return null
  return (
    <dl className="program-overview-facts">
      {facts.map(([label, value, lang]) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className="mt-1 font-heading text-heading font-bold lining-nums" lang={lang}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The description of the program, beside its outcomes. */
export function ProgramStory({ program, locale }: ProgramPart) {
  const aboutId = useId()
  const outcomesId = useId()
  const t = strings[locale]
  return (
    <div className="program-overview-story">
      {program.about !== '' && (
        <section aria-labelledby={aboutId}>
          <h2 id={aboutId} className="title mb-5">
            {t.about}
          </h2>
          <div
            className="prose"
            lang={langOf(program, 'about', locale)}
            dangerouslySetInnerHTML={{ __html: program.about }}
          />
        </section>
      )}
      {program.outcomes.length > 0 && (
        <section className="program-overview-outcomes" aria-labelledby={outcomesId}>
          <h2 id={outcomesId} className="mb-5 text-heading">
            {t.outcomes}
          </h2>
          <CheckList items={program.outcomes} lang={langOf(program, 'outcomes', locale)} />
        </section>
      )}
    </div>
  )
}
