export { Gallery as Island } from './gallery.tsx'
