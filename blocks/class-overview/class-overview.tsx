import type { z } from 'zod'
import type { ClassOverview as Overview, readClassSyllabus } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { ClassAction } from './class-action.tsx'
import { ClassContents } from './class-contents.tsx'
import { Banner, Side } from './class-looks.tsx'
import type { ClassOverviewProps } from './schema.ts'

export interface ClassOverviewData {
  class: Overview | null
  /** Only where the contents of a premium class are shown. */
  syllabus?: z.output<typeof readClassSyllabus.output> | null
}

/** One class: its name, facts, text and registration. Renders nothing when there is no such class. */
export function ClassOverview({
  props,
  data,
  page,
}: BlockProps<ClassOverviewProps, ClassOverviewData>) {
  if (data.class === null) return null
  const Look = props.look === 'banner' ? Banner : Side
  const { syllabus } = data
  const contents = data.class.isPremium && syllabus && syllabus.items.length > 0 && (
    <ClassContents
      item={data.class}
      modules={syllabus.items}
      chapter={props.chapter}
      locale={page.locale}
    />
  )
  const action = (
    <ClassAction
      item={data.class}
      page={page}
      register={props.register}
      enrol={props.enrol ? { chapter: props.chapter } : undefined}
    />
  )
  return <Look item={data.class} page={page} action={action} contents={contents} />
}
