import { z } from 'zod'
import {
  managedChapters,
  managedClasses,
  managedMentors,
  managedModules,
  managedPrograms,
  managedSchools,
} from './services/manage-classes.ts'
import {
  managedCareers,
  managedGalleries,
  managedJobs,
  managedPodcasts,
} from './services/manage-content.ts'
import { managedCategories, managedKinds, managedPosts } from './services/manage-posts.ts'
import { managedOwnJobs } from './services/own-job.ts'
import type { WrittenArea } from './manage/managed-area.ts'

/** The names of the areas whose rows people of a site write. */
export const AreaName = z.enum([
  'post',
  'category',
  'gallery',
  'podcast',
  'class',
  'module',
  'chapter',
  'program',
  'mentor',
  'school',
  'career',
  'job',
  'own-job',
  'kind',
])
export type AreaName = z.output<typeof AreaName>

/** The areas whose rows people of a site write, by name. */
export const writtenAreas: Readonly<Record<AreaName, WrittenArea>> = {
  post: managedPosts,
  category: managedCategories,
  gallery: managedGalleries,
  podcast: managedPodcasts,
  class: managedClasses,
  module: managedModules,
  chapter: managedChapters,
  program: managedPrograms,
  mentor: managedMentors,
  school: managedSchools,
  career: managedCareers,
  job: managedJobs,
  'own-job': managedOwnJobs,
  kind: managedKinds,
}
