import type { StarterRows } from '#schemas/starter.ts'
import { newRow } from '../starter/new-row.ts'
import { sanitise } from '../../safe-html.ts'
import { toSlug } from '../text/to-slug.ts'

type Syllabus = StarterRows['classes'][number]['syllabus']
type Module = Syllabus[number]

/** The least minutes of a chapter that has only a title. */
const leastMinutes = 5

/** Modules with their chapters and the texts of these. Slugs of chapters are unique in their class. */
export function toSyllabusRows(
  siteId: string,
  classes: readonly { classId: string; syllabus: Syllabus }[],
) {
  const rows = classes.flatMap(({ classId, syllabus }) => {
    const modules = toModules(siteId, classId, syllabus)
    const taken = new Set<string>()
    return modules.map(({ module, row }) => ({ row, chapters: toChapters(module, row, taken) }))
  })
  const chapters = rows.flatMap((each) => each.chapters)
  return {
    modules: rows.map(({ row }) => row),
    chapters: chapters.map(({ row }) => row),
    bodies: chapters.flatMap(({ row, body }) =>
      body === undefined
        ? []
        : [{ siteId, classId: row.classId, chapterId: row.id, body: sanitise(body) }],
    ),
  }
}

function toModules(siteId: string, classId: string, syllabus: Syllabus) {
  const taken = new Set<string>()
  return syllabus.map((module, position) => {
    const { title, summary, hours, language, translations } = module
    const texts = { title, summary, language, translations }
    const slug = toSlug(title, taken)
    return { module, row: { ...newRow(siteId), ...texts, classId, hours, position, slug } }
  })
}

interface ModuleRow {
  id: string
  siteId: string
  classId: string
}

function toChapters({ chapters, hours, language }: Module, module: ModuleRow, taken: Set<string>) {
  const share = Math.max(leastMinutes, Math.floor((hours * 60) / chapters.length))
  return chapters.map((chapter, position) => {
    const {
      title,
      slug = title,
      minutes,
      isFree,
      isPublished,
      body,
    } = typeof chapter === 'string'
      ? { title: chapter, minutes: share, isFree: false, isPublished: true }
      : chapter
    return {
      body,
      row: {
        ...newRow(module.siteId),
        classId: module.classId,
        moduleId: module.id,
        slug: toSlug(slug, taken),
        title,
        language,
        minutes,
        isFree,
        isPublished,
        position,
      },
    }
  })
}
