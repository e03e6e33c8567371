import { defineProblems } from './problem-kind.ts'

/** Problems of routes and names. */
export const routeProblems = defineProblems({
  'wrong-query': {
    name: 'wrong-query',
    family: 'route',
    severity: 'error',
    title: 'A declared query value contradicts itself',
    hint: 'Give a default that the declaration allows, a range that is not empty, and a name that no parameter of the path has.',
    why: 'A default outside of its range or its list could never be asked for by a visitor, and a list names each value once.',
  },
  'wrong-name': {
    name: 'wrong-name',
    family: 'route',
    severity: 'error',
    title: 'A layout’s name is not its folder’s name',
    hint: 'Write the folder’s name.',
    why: 'Layouts are found by their folders; `extends` and sites name them so.',
  },
})
