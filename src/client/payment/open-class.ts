import { fillPath } from '#schemas/item-path.ts'
import { services } from '../service-client.ts'
import { readProgress } from '../services/endpoints/learning.ts'

interface Paths {
  /** The pattern of the path of a chapter; empty where chapters have no pages. */
  chapter: string
  /** The path of the class itself; empty where it is not known. */
  path: string
}

/** Where a class of the caller is opened: at the chapter to go on with, else at its page; undefined when neither is known. */
export async function classAddress(slug: string, { chapter, path }: Paths) {
  const own = path === '' ? undefined : path
  if (chapter === '') return own
  const { data } = await services.toResult(services.callService(readProgress, { slug }))
  const resume = data?.resume
  if (!resume) return own
  return fillPath(chapter, { slug, moduleSlug: resume.moduleSlug, chapterSlug: resume.slug })
}
