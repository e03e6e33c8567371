import type { BlockProps } from '../define.ts'
import { AreaNote } from '../parts/area-note.tsx'
import { ListFilter } from '../parts/list-controls.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { LeadStatisticsAnswers } from './answers.ts'
import { Batches } from './batches.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { lastMonths } from './months.ts'
import { ProgramLinks } from './program-links.tsx'
import type { LeadStatisticsProps } from './schema.ts'
import { strings } from './strings.ts'
import { Totals } from './totals.tsx'

/** Enrolments and registrations by month, each as a chart with its table, and how batches fill. */
export function LeadStatistics({
  id,
  props,
  data,
  page: { locale },
  query,
}: BlockProps<LeadStatisticsProps, LeadStatisticsAnswers>) {
  const t = strings[locale]
  const list = query && { id, query }
  // A lead of one programme has no others to choose.
  const programs = data.area?.program ? [] : (data.programs?.items ?? [])
  const program = programs.find(({ slug }) => slug === props.program)
  const months = Number(props.months)
  const chosen = data.chosen && lastMonths(data.chosen, months)
  const registrations = data.registrations && lastMonths(data.registrations, months)
  const batches = (data.batches?.items ?? []).filter(
    (batch) => program === undefined || batch.program === program.name,
  )
  const isOfProvince = Boolean(data.area?.province)
  const enrolmentsIn = (one: { name: string } | undefined) =>
    one === undefined ? t.enrolments : t.enrolmentsIn(one.name)
  const charts = [chosen, registrations].filter((chart) => chart !== null)
  return (
    <TitledSection props={props} wrapClass="lead-statistics">
      <AreaNote area={data.area} locale={locale} />
      {list && (
        <div className="lead-filters">
          <ProgramLinks programs={programs} chosen={props.program} {...{ list, locale }} />
          <ListFilter list={list} prop="months" label={t.chooseMonths} every="" />
        </div>
      )}
      <Totals charts={charts} batches={isOfProvince ? [] : batches} locale={locale} />
      <div className="lead-charts">
        {chosen ? (
          <ChartFigure
            heading={enrolmentsIn(program ?? data.area?.program ?? undefined)}
            chart={chosen}
            locale={locale}
          />
        ) : (
          <p className="notice" role="status">
            {t.noProgram}
          </p>
        )}
        {registrations && (
          <ChartFigure heading={t.registrations} chart={registrations} locale={locale} />
        )}
      </div>
      <Batches batches={batches} isOfProvince={isOfProvince} locale={locale} />
    </TitledSection>
  )
}
