import { defineBlock } from '../define.ts'
import { RichText } from './rich-text.tsx'
import { RichTextProps } from './schema.ts'

/** Running text with headings and lists, and blocks after or beside it. */
export const richText = defineBlock({
  type: 'rich-text',
  title: 'Text',
  description: 'Running text with headings and lists; other blocks may stand after or beside it.',
  category: 'content',
  keywords: ['teks', 'paragraf', 'prose'],
  props: RichTextProps,
  slots: {
    body: { title: 'After the text' },
    aside: { title: 'Beside the text', max: 4 },
  },
  render: RichText,
})
