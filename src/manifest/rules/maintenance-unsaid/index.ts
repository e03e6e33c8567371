import { defineRule } from '../define.ts'

export const maintenanceUnsaid = defineRule({
  name: 'maintenance-unsaid',
  family: 'upkeep',
  severity: 'warning',
  title: 'A site does not say whether it is open',
  hint: 'Write "isMaintenance": false when it shall be open, else true.',
  why: 'A site is closed until it says false, so that one in the making is not seen. Forgotten, the answer is 503 on every path, and search engines drop the site.',
  layout({ layout: { own }, report }) {
    const settings = own.manifest?.site?.settings
    if (settings === undefined || settings.isMaintenance !== undefined) return
    const message = '"isMaintenance" is not said, which closes the site.'
    report(message, own.place('/site/settings/isMaintenance'))
  },
})
