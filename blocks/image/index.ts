import { defineBlock } from '../define.ts'
import { Image } from './image.tsx'
import { ImageProps } from './schema.ts'

/** One picture with its caption and its credit. */
export const image = defineBlock({
  type: 'image',
  title: 'Picture',
  description: 'One picture with its caption and its credit, in three widths.',
  category: 'content',
  keywords: ['gambar', 'foto', 'photo', 'figure'],
  props: ImageProps,
  render: Image,
})
