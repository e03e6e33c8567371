import { readMe } from '#schemas/services/account.ts'
import { listPostKinds } from '#schemas/services/post-kind.ts'
import { writtenAreas } from '#schemas/written-areas.ts'
import { type BlockProps, defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { areaWords } from '../parts/content-words.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import type { ContentFormAnswers } from './answers.ts'
import { ContentForm } from './content-form.tsx'
import { ContentFormProps } from './schema.ts'

type Shown = Pick<BlockProps<ContentFormProps>, 'props' | 'page'>

/** What is shown in place of the form of a row that is not there, or not theirs who asks. */
function notThere({ props: { area }, page: { locale } }: Shown) {
  return Unavailable({ locale, heading: areaWords[locale][area].many })
}

/** Writes a row of one area of content: its fields are those of the area's schema. For pages of those who write. */
export const contentForm = defineBlock<typeof ContentFormProps, ContentFormAnswers>({
  type: 'content-form',
  title: 'Content editor',
  description:
    'Writes one row of an area, such as a post or a class, and publishes it. Its fields follow from the schema of the area.',
  category: 'content',
  keywords: ['tulis', 'ubah', 'terbitkan', 'edit', 'publish', 'editor'],
  props: ContentFormProps,
  needs({ area, row }) {
    const { calls, sources = {} } = writtenAreas[area]
    const isOfKinds = Object.values(sources).some((source) => 'kinds' in source)
    return {
      me: need(readMe, {}),
      ...(row === undefined ? {} : { row: need(calls.detail, { id: row }) }),
      ...(isOfKinds ? { kinds: need(listPostKinds, {}) } : {}),
    }
  },
  readsAddress: true,
  render: (block) =>
    block.props.row !== undefined && !block.data.row ? notThere(block) : ContentForm(block),
  failed: notThere,
})
