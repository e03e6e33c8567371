import { writtenAreas } from '#schemas/written-areas.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { areaWords } from '../parts/content-words.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import type { ContentListAnswers } from './answers.ts'
import { ContentList } from './content-list.tsx'
import { ContentListProps } from './schema.ts'

/** The rows of one area of content with their states, and the bin. For pages of those who write. */
export const contentList = defineBlock<typeof ContentListProps, ContentListAnswers>({
  type: 'content-list',
  title: 'Content to manage',
  description:
    'Rows of one area, such as posts or classes, with their states: new, edit, delete, and the bin to restore from.',
  category: 'content',
  keywords: ['kelola', 'tulisan', 'manage', 'content', 'editor'],
  props: ContentListProps,
  needs({ area, state, sort, search, limit, page }) {
    const { calls, sorts } = writtenAreas[area]
    const common = { search, perPage: limit, page: page > 1 ? page : undefined }
    if (state === 'deleted') return { deleted: need(calls.deleted, common) }
    const order = sort !== undefined && sorts.includes(sort) ? sort : undefined
    return { rows: need(calls.list, { ...common, state, sort: order }) }
  },
  render: ContentList,
  failed: ({ props, page }) =>
    Unavailable({ locale: page.locale, heading: areaWords[page.locale][props.area].many }),
})
