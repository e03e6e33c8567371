import { defineBlock } from '../define.ts'
import { CardGrid } from './card-grid.tsx'
import { CardGridProps } from './schema.ts'

/** Cards with a title, a text, a picture and a link. */
export const cardGrid = defineBlock({
  type: 'card-grid',
  title: 'Cards',
  description: 'Cards that are written here: title, text, picture and link.',
  category: 'content',
  keywords: ['kartu', 'kotak', 'cards', 'tiles'],
  props: CardGridProps,
  render: CardGrid,
})
