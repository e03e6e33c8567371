import { defineBlock } from '../define.ts'
import { Hero } from './hero.tsx'
import { migrations } from './migrations.ts'
import { HeroProps } from './schema.ts'

/** The opening of a page, with its only h1. */
export const hero = defineBlock({
  type: 'hero',
  title: 'Hero',
  description: 'The opening of a page: main heading, lead, up to two buttons, picture and facts.',
  category: 'intro',
  keywords: ['pembuka', 'banner', 'opening'],
  props: HeroProps,
  migrations,
  render: Hero,
})
