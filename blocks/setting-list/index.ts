import { readAppSettings } from '#schemas/services/cms.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { SettingListProps } from './schema.ts'
import { SettingList, type SettingListAnswers } from './setting-list.tsx'

/** The settings of the site, each of which is saved by itself. For pages of administrators. */
export const settingList = defineBlock<typeof SettingListProps, SettingListAnswers>({
  type: 'setting-list',
  title: 'Settings of the site',
  description:
    'The title, the logos, the colours and everything else that a site is set to. Its fields follow from the schema of settings.',
  category: 'action',
  keywords: ['pengaturan', 'warna', 'logo', 'settings'],
  props: SettingListProps,
  needs: () => ({ settings: need(readAppSettings, {}) }),
  render: SettingList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
