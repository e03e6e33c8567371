import type { z } from 'zod'
import type { listPrograms } from '#schemas/services/program.ts'
import type { Chart, listBatchStatistics } from '#schemas/services/statistics.ts'
import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { Batches } from './batches.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ProgramLinks } from './program-links.tsx'
import type { LeadStatisticsProps } from './schema.ts'
import { strings } from './strings.ts'

export interface LeadStatisticsAnswers {
  /** Enrolments of all classes, or of the program that was chosen. */
  chosen: Chart | null
  registrations: Chart | null
  batches: z.output<typeof listBatchStatistics.output> | null
  programs: z.output<typeof listPrograms.output> | null
}

/** Enrolments and registrations by month, each as a chart with its table, and how batches fill. */
export function LeadStatistics({
  id,
  props,
  data: { chosen, registrations, batches, programs },
  page: { locale },
  query,
}: BlockProps<LeadStatisticsProps, LeadStatisticsAnswers>) {
  const t = strings[locale]
  const list = query && { id, query }
  const program = programs?.items.find(({ slug }) => slug === props.program)
  return (
    <TitledSection props={props} wrapClass="lead-statistics">
      {list && (
        <ProgramLinks
          programs={programs?.items ?? []}
          chosen={props.program}
          {...{ list, locale }}
        />
      )}
      {chosen ? (
        <ChartFigure
          heading={props.program === undefined ? t.enrolments : t.enrolmentsIn(program?.name ?? '')}
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
      <Batches batches={batches?.items ?? []} locale={locale} />
    </TitledSection>
  )
}
