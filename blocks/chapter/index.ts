import type { PageContext } from '#schemas/page-boot.ts'
import { type Chapter as ChapterData, readChapter } from '#schemas/services/chapter.ts'
import { readClassSyllabus } from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { Chapter, type ChapterAnswers } from './chapter.tsx'
import { ChapterProps } from './schema.ts'

const toResource = (chapter: ChapterData, page: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'LearningResource',
  name: chapter.title,
  isPartOf: { '@type': 'Course', name: chapter.class.name, description: chapter.class.description },
  position: chapter.number,
  timeRequired: `PT${chapter.minutes}M`,
  isAccessibleForFree: chapter.isFree || !chapter.class.isPremium,
  provider: organisationOf(page),
})

/**
 * One chapter of a class, under the page's h1. The text of a locked one is fetched by the browser's runtime for those
 * who are signed in, which also stores their progress.
 */
export const chapter = defineBlock<typeof ChapterProps, ChapterAnswers>({
  type: 'chapter',
  title: 'Chapter',
  description: 'One chapter of a class to read, with its neighbours. Draws the page’s h1.',
  category: 'learning',
  keywords: ['bab', 'pelajaran', 'lesson'],
  props: ChapterProps,
  needs: ({ slug, moduleSlug, chapterSlug }) => ({
    chapter: need(readChapter, { slug, moduleSlug, chapterSlug }),
    syllabus: need(readClassSyllabus, { classroomId: slug }),
  }),
  render: Chapter,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => (data.chapter ? toResource(data.chapter, page) : null),
})
