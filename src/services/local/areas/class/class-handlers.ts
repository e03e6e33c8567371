import type { Handler } from '../../calls/handler.ts'
import {
  listClassesHandler,
  listRecentClassesHandler,
  listWebinarsHandler,
} from './list-classes.ts'
import { listMentorsHandler, readMentorHandler } from './list-mentors.ts'
import { listOpenChaptersHandler, readChapterHandler } from './read-chapter.ts'
import { readClassOverviewHandler } from './read-class.ts'
import { readClassSyllabusHandler } from './read-syllabus.ts'

/** Classes, webinars, chapters and mentors. */
export const classHandlers: Handler[] = [
  listClassesHandler,
  readClassOverviewHandler,
  readClassSyllabusHandler,
  listWebinarsHandler,
  listRecentClassesHandler,
  listMentorsHandler,
  readMentorHandler,
  readChapterHandler,
  listOpenChaptersHandler,
]
