import { defineBlock } from '../define.ts'
import { ExerciseList } from './exercise-list.tsx'
import { ExerciseListProps } from './schema.ts'

/** Exercises of the coding studio as links, chosen by language and level; those solved on this device are marked. */
export const exerciseList = defineBlock({
  type: 'exercise-list',
  title: 'Exercises',
  description:
    'Exercises of the coding studio as links, chosen by language and level. Those solved on this device are marked.',
  category: 'learning',
  keywords: ['latihan kode', 'pemrograman', 'coding studio'],
  props: ExerciseListProps,
  island: 'visible',
  render: ExerciseList,
})
