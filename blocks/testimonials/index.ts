import { listTestimonies } from '#schemas/services/testimony.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { rowsOf } from '#schemas/row-pages.ts'
import { TestimonialsProps } from './schema.ts'
import { Testimonials, type TestimonialsData } from './testimonials.tsx'
import { alwaysWider } from './carousel.tsx'

/** Testimonies of participants, as a carousel or in columns. */
export const testimonials = defineBlock<typeof TestimonialsProps, TestimonialsData>({
  type: 'testimonials',
  title: 'Testimonials',
  description:
    'What participants say, in a row that scrolls with or without scripts, or in columns.',
  category: 'proof',
  keywords: ['testimoni', 'ulasan', 'reviews'],
  props: TestimonialsProps,
  // A row that is wider than any page has its buttons from the start; of a shorter one only the browser knows.
  island: ({ look, limit }) =>
    look === 'columns' ? undefined : limit < alwaysWider ? 'visible' : 'interaction',
  needs: (props) => ({ testimonies: need(listTestimonies, rowsOf(props)) }),
  render: Testimonials,
})
