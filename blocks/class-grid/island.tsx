export { ClassGrid as Island } from './class-grid.tsx'
