import { defineBlock } from '../define.ts'
import { TabsProps } from './schema.ts'
import { Tabs } from './tabs.tsx'

/** Contents of which one is shown at a time, with or without scripts. */
export const tabs = defineBlock({
  type: 'tabs',
  title: 'Tabs',
  description:
    'Texts and blocks of which one is shown at a time; on a phone they open one under another.',
  category: 'content',
  keywords: ['tab', 'panel', 'accordion', 'pilihan'],
  props: TabsProps,
  slots: {
    first: { title: 'After the text of the first tab' },
    second: { title: 'After the text of the second tab' },
    third: { title: 'After the text of the third tab' },
    fourth: { title: 'After the text of the fourth tab' },
    fifth: { title: 'After the text of the fifth tab' },
    sixth: { title: 'After the text of the sixth tab' },
  },
  render: Tabs,
})
