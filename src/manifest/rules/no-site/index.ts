import { defineRule } from '../define.ts'

export const noSite = defineRule({
  name: 'no-site',
  family: 'route',
  severity: 'error',
  title: 'A layout has no site and is not abstract',
  hint: 'Add "site", or "abstract": true when it is only for others to extend.',
  why: 'A layout that serves no site and that nobody may extend is never used.',
  layout({ layout: { manifest, own }, report }) {
    if (manifest.site === undefined && !manifest.abstract) {
      report(`"${own.name}" serves no site.`, own.place(''))
    }
  },
})
