import { defineRule } from '../define.ts'

export const expiredSuppression = defineRule({
  name: 'expired-suppression',
  family: 'upkeep',
  severity: 'warning',
  title: 'A suppression has ended',
  hint: 'Mend what it accepted and take it out, or set a new day.',
  why: 'A problem is accepted until a day, so that nobody has to remember it. From then on it is told again, and so is this.',
  layout({ layout: { own }, today, report }) {
    for (const [i, { rule, until }] of (own.manifest?.rules?.suppress ?? []).entries()) {
      if (until >= today) continue
      const place = own.place(`/rules/suppress/${i}/until`)
      report(`"${rule}" was accepted until ${until}.`, place)
    }
  },
})
