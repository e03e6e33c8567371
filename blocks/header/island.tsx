export { Header as Island } from './header.tsx'
