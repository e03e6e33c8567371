import type { IconName } from '#schemas/icon.ts'
import { LineIcon } from './line-icon.tsx'

/** Path data of line icons in a 24 by 24 view box. */
const drawings: Record<IconName, string> = {
  award: 'M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM8.5 14 7 21.5l5-2.5 5 2.5-1.5-7.5',
  book: 'M12 6.5C10 4.8 7 4.2 3 4.5v14c4-.3 7 .3 9 2 2-1.7 5-2.3 9-2v-14c-4-.3-7 .3-9 2ZM12 6.5v14',
  briefcase: 'M3.5 8h17v11.5h-17ZM8.5 8V4.5h7V8M3.5 13h17M12 12v2.5',
  chart: 'M4 3.5V20h16.5M8 16v-4M12 16V7.5M16 16v-6M20 16V5',
  chat: 'M4 4.5h16v11.5h-8.5L7 20v-4H4ZM8 8.5h8M8 12h5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.5 2.3',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 4.5l-3 15',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3Z',
  heart:
    'M12 20.5C6 16 3.5 12.8 3.5 9.3A4.3 4.3 0 0 1 12 7.9a4.3 4.3 0 0 1 8.5 1.4c0 3.5-2.5 6.7-8.5 11.2Z',
  people:
    'M9 11.5a3.8 3.8 0 1 0 0-7.5 3.8 3.8 0 0 0 0 7.5ZM2.5 20c0-3.6 2.9-5.8 6.5-5.8s6.5 2.2 6.5 5.8M16 4.4a3.6 3.6 0 0 1 0 6.8M18 14.8c2.1.8 3.5 2.6 3.5 5.2',
  pin: 'M12 21.5c4.7-5 7-8.8 7-11.8a7 7 0 1 0-14 0c0 3 2.3 6.8 7 11.8ZM12 12.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  screen: 'M3 4.5h18v11.5H3ZM9 20.5h6M12 16v4.5',
  shield:
    'M12 3 4.5 5.8v5.4c0 4.6 3 8.1 7.5 9.8 4.5-1.7 7.5-5.2 7.5-9.8V5.8ZM8.8 11.8l2.3 2.3 4.2-4.4',
  sprout:
    'M12 21v-9M12 12c0-4-2.5-6.3-8-6.3C4 9.7 6.5 12 12 12ZM12 14.5c0-3.5 2.2-5.7 8-5.7 0 3.7-2.5 5.7-8 5.7ZM7 21h10',
}

/** A decorative icon; the title beside it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className: string }) {
  return <LineIcon path={drawings[name]} className={className} size={28} box={24} weight={1.5} />
}
