export { ExerciseList as Island } from './exercise-list.tsx'
