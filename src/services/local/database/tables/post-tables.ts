import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Employment } from '#schemas/services/career.ts'
import type { Carried, PostKind } from '#schemas/services/post-kind.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import { textColumns } from './text-columns.ts'
import { wordsColumns } from './words-columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Kinds of post: news, blog, event. A slug of a category or a post is unique within its kind. */
export const postKinds = pgTable('post_kinds', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  slug: text().notNull(),
  names: jsonb().$type<PostKind['names']>().notNull(),
  carries: text().array().$type<Carried[]>().notNull().default([]),
})

/** Categories of one kind of post. */
export const postCategories = pgTable('post_categories', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  kindId: uuid('kind_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Posts. `content` is sanitised HTML; `minutes` and `words` are derived from it when it is stored. */
export const posts = pgTable('posts', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  ...wordsColumns,
  kindId: uuid('kind_id').notNull(),
  categoryId: uuid('category_id'),
  /** The post that opens the series of which this one is a part. */
  parentId: uuid('parent_id'),
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  content: text().notNull(),
  cover: text(),
  coverAlt: text('cover_alt').notNull().default(''),
  isPublished: boolean('is_published').notNull().default(true),
  publishedAt: moment('published_at').notNull(),
  minutes: integer().notNull(),
  views: integer().notNull().default(0),
  /** The name that is shown, not an account. */
  author: text(),
  /** When an editor changed it last; the database sets it. */
  updatedAt: moment('updated_at').notNull().defaultNow(),
  eventStartsAt: moment('event_starts_at'),
  eventEndsAt: moment('event_ends_at'),
  eventZone: text('event_zone').$type<TimeZone>(),
  eventPlace: text('event_place'),
  eventAddress: text('event_address'),
  eventOnlineUrl: text('event_online_url'),
  eventRegisterUrl: text('event_register_url'),
  eventSeats: integer('event_seats'),
  videoYoutubeId: text('video_youtube_id'),
  videoFile: text('video_file'),
  videoSeconds: integer('video_seconds'),
  videoThumbnail: text('video_thumbnail'),
})

/** Views that were not yet added to their posts, a row each. */
export const postViews = pgTable('post_views', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  siteId: text('site_id').notNull(),
  postId: uuid('post_id').notNull(),
})

/** The programs of an event, which is a post. */
export const eventPrograms = pgTable('event_programs', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  postId: uuid('post_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  summary: text().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** Work that exhibitors of an event offer. */
export const eventCareers = pgTable('event_careers', {
  id: uuid().notNull().defaultRandom(),
  siteId: text('site_id').notNull(),
  ...textColumns,
  postId: uuid('post_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  organisation: text().notNull(),
  summary: text().notNull(),
  employment: text().$type<Employment>().notNull(),
  city: text(),
  registerUrl: text('register_url'),
  position: integer().notNull().default(0),
})
