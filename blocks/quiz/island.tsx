export { Quiz as Island } from './quiz.tsx'
