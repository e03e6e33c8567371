import {
  listClasses,
  listMentors,
  listRecentClasses,
  listWebinars,
  readClassOverview,
  readClassSyllabus,
} from '#schemas/services/class.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveListClasses, serveListRecentClasses, serveListWebinars } from './list-classes.ts'
import { serveListMentors } from './list-mentors.ts'
import { serveReadClassOverview, serveReadClassSyllabus } from './read-class.ts'

/** What this area fulfils. */
export const classBindings = (database: Database): Binding[] => [
  bind(listClasses, serveListClasses(database)),
  bind(readClassOverview, serveReadClassOverview(database)),
  bind(readClassSyllabus, serveReadClassSyllabus(database)),
  bind(listWebinars, serveListWebinars(database)),
  bind(listRecentClasses, serveListRecentClasses(database)),
  bind(listMentors, serveListMentors(database)),
]
