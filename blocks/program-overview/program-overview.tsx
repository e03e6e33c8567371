import type { z } from 'zod'
import type { readProgram } from '#schemas/services/program.ts'
import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { bandClass } from '../parts/band.ts'
import { OwnCover } from '../parts/own-cover.tsx'
import { langOf } from '../parts/language.ts'
import { ProgramFacts, ProgramStory } from './program-story.tsx'
import type { ProgramOverviewProps } from './schema.ts'
import { strings } from './strings.ts'

export interface ProgramOverviewData {
  program: z.output<typeof readProgram.output> | null
}

/** One program: its name, facts, text and outcomes. Renders nothing when there is no such program. */
export function ProgramOverview({
  props,
  data,
  page,
}: BlockProps<ProgramOverviewProps, ProgramOverviewData>) {
  const { program } = data
  if (program === null) return null

  return (
    <article>
      <header className={bandClass[props.band] ?? 'program-overview-plain'}>
        <div className={`wrap section program-overview-${props.look}`}>
          <div className="program-overview-words">
            <p className="eyebrow">{strings[page.locale].program}</p>
            <h1 className="display" lang={langOf(program, 'name', page.locale)}>
              {program.name}
            </h1>
            <p className="lead" lang={langOf(program, 'summary', page.locale)}>
              {program.summary}
            </p>
            {props.action && (
              <div className="mt-8">
                <Actions actions={[props.action]} />
              </div>
            )}
          </div>
          {(program.cover || page.art) && (
            <OwnCover
              item={program}
              page={page}
              place={props.look === 'stage' ? 'stage' : 'card'}
            />
          )}
        </div>
      </header>
      <div className="wrap section program-overview-body">
        <ProgramFacts program={program} locale={page.locale} />
        <ProgramStory program={program} locale={page.locale} />
      </div>
    </article>
  )
}
