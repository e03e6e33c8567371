import type { ContentField } from '#schemas/manage/content-field.ts'
import { contentFieldsOf } from '#schemas/manage/content-fields.ts'
import { type AreaName, writtenAreas } from '#schemas/written-areas.ts'

/** What few rows need, below the rest. */
const later = ['slug', 'position', 'language', 'translations', 'author', 'parentId']

/** The fields of an area, with the values of a new row. What says where a row belongs is asked first; whether it is published is no field but a button. */
export function fieldsInOrder(name: AreaName) {
  const area = writtenAreas[name]
  const fields = contentFieldsOf(area)
  const shown = fields.filter(({ name }) => name !== 'isPublished')
  const rest = shown.filter(({ name }) => later.includes(name))
  const isFirst = ({ name, isFixed }: ContentField) =>
    isFixed === true || ['classId', 'moduleId', 'careerId', 'kindId'].includes(name)
  const own = shown.filter((field) => !rest.includes(field))
  return {
    initial: area.optional,
    isOwned: area.isOwned === true,
    isPublishable: shown.length < fields.length,
    main: [...own.filter(isFirst), ...own.filter((field) => !isFirst(field))],
    rest: rest.toSorted((a, b) => later.indexOf(a.name) - later.indexOf(b.name)),
  }
}
