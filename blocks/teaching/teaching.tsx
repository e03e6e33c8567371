import type { z } from 'zod'
import type {
  listLearners,
  listTaughtBatches,
  listTaughtClasses,
} from '#schemas/services/teaching.ts'
import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { Learners } from './learners.tsx'
import type { TeachingProps } from './schema.ts'
import { strings } from './strings.ts'
import { TaughtBatches } from './taught-batches.tsx'
import { TaughtClasses } from './taught-classes.tsx'

export interface TeachingAnswers {
  classes: z.output<typeof listTaughtClasses.output> | null
  batches: z.output<typeof listTaughtBatches.output> | null
  learners: z.output<typeof listLearners.output> | null
}

/** The classes of a teacher, the batches that they are of, and the learners of all of them or of one. */
export function Teaching({
  id,
  props,
  data,
  page: { locale },
  query,
}: BlockProps<TeachingProps, TeachingAnswers>) {
  const t = strings[locale]
  const classes = data.classes?.items ?? []
  const batches = data.batches?.items ?? []
  const list = query && { id, query }
  if (classes.length === 0) {
    return (
      <TitledSection props={props}>
        <p className="notice" role="status">
          {t.none}
        </p>
      </TitledSection>
    )
  }
  return (
    <>
      <TitledSection props={props}>
        <TaughtClasses classes={classes} list={list} locale={locale} />
      </TitledSection>
      {batches.length > 0 && (
        <TitledSection props={{ heading: t.batches }}>
          <TaughtBatches batches={batches} locale={locale} />
        </TitledSection>
      )}
      {data.learners && (
        <Learners
          learners={data.learners}
          of={classes.find(({ slug }) => slug === props.class)?.name}
          list={list}
          locale={locale}
        />
      )}
    </>
  )
}
