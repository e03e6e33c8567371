import {
  boolean,
  integer,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { textColumns } from './text-columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const siteId = () => text('site_id').notNull()

/** The chapters of modules, in order. A visitor reads those that are published. */
export const chapters = pgTable('chapters', {
  id: uuid().notNull().defaultRandom(),
  siteId: siteId(),
  classId: uuid('class_id').notNull(),
  moduleId: uuid('module_id').notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  minutes: integer().notNull(),
  isFree: boolean('is_free').notNull().default(false),
  isPublished: boolean('is_published').notNull().default(true),
  /** Set by a trigger on the texts. */
  hasBody: boolean('has_body').notNull().default(false),
  position: integer().notNull(),
  language: textColumns.language,
})

/** The texts of chapters as sanitised HTML. A visitor reads those that are open to everyone. */
export const chapterBodies = pgTable('chapter_bodies', {
  chapterId: uuid('chapter_id').notNull(),
  siteId: siteId(),
  classId: uuid('class_id').notNull(),
  body: text().notNull(),
})

/** How far an account is in a chapter: `position` is from 0, the beginning, to 1, the end. */
export const chapterProgress = pgTable('chapter_progress', {
  siteId: siteId(),
  accountId: uuid('account_id').notNull(),
  classId: uuid('class_id').notNull(),
  chapterId: uuid('chapter_id').notNull(),
  state: text({ enum: ['started', 'finished'] }).notNull(),
  position: real().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** The accounts that teach a class, of the kinds mentor and teacher. */
export const classTeachers = pgTable('class_teachers', {
  siteId: siteId(),
  classId: uuid('class_id').notNull(),
  accountId: uuid('account_id').notNull(),
  since: moment('since').notNull().defaultNow(),
})

/** The scores that browsers have reported of quizzes and exercises. An exercise has one for each account. */
export const learningResults = pgTable('learning_results', {
  id: uuid().notNull().defaultRandom(),
  siteId: siteId(),
  accountId: uuid('account_id').notNull(),
  kind: text({ enum: ['quiz', 'exercise'] }).notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  path: text().notNull(),
  correct: smallint().notNull(),
  total: smallint().notNull(),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
})
