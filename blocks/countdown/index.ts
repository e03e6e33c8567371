import { defineBlock } from '../define.ts'
import { Countdown } from './countdown.tsx'
import { CountdownProps } from './schema.ts'
import { nextTimeLeft } from './time-left.ts'

/** A moment and the time until it, which the browser goes on counting. */
export const countdown = defineBlock({
  type: 'countdown',
  title: 'Countdown',
  description: 'A moment and the days, hours and minutes until it; afterwards, that it has passed.',
  category: 'action',
  keywords: ['hitung mundur', 'tenggat', 'deadline', 'acara'],
  props: CountdownProps,
  island: 'visible',
  changesAt: ({ props, page }) => nextTimeLeft(props.moment, Date.parse(page.now)),
  render: Countdown,
})
