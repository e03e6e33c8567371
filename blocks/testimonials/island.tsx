export { Testimonials as Island } from './testimonials.tsx'
