import { defineRule } from '../define.ts'

export const maintenanceOn = defineRule({
  name: 'maintenance-on',
  family: 'upkeep',
  severity: 'warning',
  title: 'A site is closed to visitors',
  hint: 'Write "isMaintenance": false when it shall be open.',
  why: 'A site is closed until it says false, so that one in the making is not seen. Forgotten, the answer is 503 on every path, and search engines drop the site.',
  layout({ layout: { own }, report }) {
    const settings = own.manifest?.site?.settings
    if (settings === undefined || settings.isMaintenance === false) return
    const message =
      settings.isMaintenance === undefined
        ? '"isMaintenance" is not said, which closes the site.'
        : '"isMaintenance" is true.'
    report(message, own.place('/site/settings/isMaintenance'))
  },
})
