import type { Handler } from '../../calls/handler.ts'
import {
  listClassesHandler,
  listRecentClassesHandler,
  listWebinarsHandler,
} from './list-classes.ts'
import { listMentorsHandler } from './list-mentors.ts'
import { readClassOverviewHandler, readClassSyllabusHandler } from './read-class.ts'

/** Classes, webinars and mentors. */
export const classHandlers: Handler[] = [
  listClassesHandler,
  readClassOverviewHandler,
  readClassSyllabusHandler,
  listWebinarsHandler,
  listRecentClassesHandler,
  listMentorsHandler,
]
