import { defineRule } from '../define.ts'

export const maintenanceOn = defineRule({
  name: 'maintenance-on',
  family: 'upkeep',
  severity: 'info',
  title: 'A site is closed to visitors',
  hint: 'Write "isMaintenance": false when it shall be open.',
  why: 'Visitors get 503 on every path, and search engines drop a site that stays closed. One in the making says so on purpose.',
  layout({ layout: { own }, report }) {
    const settings = own.manifest?.site?.settings
    if (settings?.isMaintenance !== true) return
    report('"isMaintenance" is true.', own.place('/site/settings/isMaintenance'))
  },
})
