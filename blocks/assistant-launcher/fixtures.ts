import type { FixturesOf } from '../fixture-types.ts'
import type { assistantLauncher } from './index.ts'

const props = { label: 'Tanya asisten', page: '/Asisten' }

export const fixtures = {
  filled: { props, data: {} },
  empty: { props, data: {} },
  english: { props: { label: 'Ask the assistant', page: '/en/Asisten' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof assistantLauncher>
