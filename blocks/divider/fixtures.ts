import type { FixturesOf } from '../fixture-types.ts'
import type { divider } from './index.ts'

export const fixtures = {
  filled: { props: { look: 'line' }, data: {} },
  empty: { props: {}, data: {} },
  short: { props: { look: 'short', room: 'small' }, data: {} },
  dots: { props: { look: 'dots' }, data: {} },
  motif: { props: { look: 'motif', room: 'large' }, data: {}, locale: 'en' },
  space: { props: { look: 'space', room: 'large' }, data: {} },
} satisfies FixturesOf<typeof divider>
