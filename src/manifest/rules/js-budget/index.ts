import { defineRule } from '../define.ts'

/** Derived from the measured sizes of React, router and islands of public pages. */
const budget = 100 * 1024

const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`

export const jsBudget = defineRule({
  name: 'js-budget',
  family: 'weight',
  severity: 'warning',
  title: 'A page makes a browser load more script than its budget',
  hint: 'Take an island out of the page, or set its props so that it need not wake.',
  why: `Counted compressed, with every island of the page awake: at most ${kib(budget)}. Text is complete before any script runs, but each island takes time from a visitor’s phone.`,
  rendered({ route, page, path, scriptBytes, report }) {
    if (scriptBytes <= budget) return
    const message = `${path} loads ${kib(scriptBytes)} of script, at most ${kib(budget)}.`
    report(message, route.place('/path'), { page: page.name })
  },
})
