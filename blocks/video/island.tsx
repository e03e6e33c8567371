export { Video as Island } from './video.tsx'
