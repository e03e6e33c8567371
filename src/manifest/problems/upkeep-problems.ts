import { defineProblems } from './problem-kind.ts'

/** Problems of the upkeep of layouts. */
export const upkeepProblems = defineProblems({
  'failed-migration': {
    name: 'failed-migration',
    family: 'upkeep',
    severity: 'error',
    title: 'A migration of a block failed on props that were written',
    hint: 'This is a defect of the block: its migration must take whatever its version allowed.',
    why: 'Props of an older version are brought up to date each time a layout is read. Where that fails, the block is given props it does not know.',
  },
  'idle-suppression': {
    name: 'idle-suppression',
    family: 'upkeep',
    severity: 'info',
    title: 'A suppression accepts nothing any more',
    hint: 'Take it out: what it accepted was mended.',
    why: 'A suppression that outlives its problem would hide the next one of the same name.',
  },
})
