export { CodingStudio as Island } from './coding-studio.tsx'
