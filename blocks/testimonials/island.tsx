export { TestimonialsCarousel as Island } from './testimonials-carousel.tsx'
