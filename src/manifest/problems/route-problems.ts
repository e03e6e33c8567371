import { defineProblems } from './problem-kind.ts'

/** Problems of routes and names. */
export const routeProblems = defineProblems({
  'wrong-name': {
    name: 'wrong-name',
    family: 'route',
    severity: 'error',
    title: 'A layout’s name is not its folder’s name',
    hint: 'Write the folder’s name.',
    why: 'Layouts are found by their folders; `extends` and sites name them so.',
  },
})
