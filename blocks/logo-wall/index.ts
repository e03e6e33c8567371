import { defineBlock } from '../define.ts'
import { LogoWall } from './logo-wall.tsx'
import { LogoWallProps } from './schema.ts'

/** Logos of partners in a row or a grid; a name without a logo is set as a wordmark. */
export const logoWall = defineBlock({
  type: 'logo-wall',
  title: 'Logos',
  description: 'Logos of partners in a row or a grid; a name without a logo is set as a wordmark.',
  category: 'proof',
  keywords: ['mitra', 'partners', 'sponsor'],
  props: LogoWallProps,
  render: LogoWall,
})
