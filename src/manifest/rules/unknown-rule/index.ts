import { didYouMean } from '../../problems/suggest.ts'
import { defineRule } from '../define.ts'
import { ruleNames } from '../names.ts'

const known: ReadonlySet<string> = new Set(ruleNames)

export const unknownRule = defineRule({
  name: 'unknown-rule',
  family: 'upkeep',
  severity: 'error',
  title: 'A layout’s "rules" names a rule that does not exist',
  hint: 'Mend the name; all rules stand in the rule reference.',
  why: 'A severity or a suppression for a name that no rule has would do nothing, without a word.',
  layout({ layout: { own }, report }) {
    const { severity = {}, suppress = [] } = own.manifest?.rules ?? {}
    const named = [
      ...Object.keys(severity).map((name) => [name, `/rules/severity/${name}`] as const),
      ...suppress.map(({ rule }, i) => [rule, `/rules/suppress/${i}/rule`] as const),
    ]
    for (const [name, pointer] of named) {
      if (known.has(name)) continue
      report(`There is no rule "${name}".${didYouMean(name, known)}`, own.place(pointer))
    }
  },
})
