import { defineRule } from '../define.ts'
import { redirectSteps, type Step } from '../redirect-steps.ts'

export const redirectLoop = defineRule({
  name: 'redirect-loop',
  family: 'route',
  severity: 'error',
  title: 'Redirects lead round in a circle',
  hint: 'Let the last of them lead to a page.',
  why: 'A browser follows some twenty redirects and then shows an error. Redirects are followed without regard to case, and before any route.',
  layout({ layout, report }) {
    const steps = redirectSteps(layout)
    const done = new Set<Step>()
    for (const step of steps.values()) {
      const passed = new Set<Step>()
      let here: Step | undefined = step
      while (here !== undefined && !done.has(here) && !passed.has(here)) {
        passed.add(here)
        here = here.next === undefined ? undefined : steps.get(here.next)
      }
      if (here !== undefined && passed.has(here)) {
        const order = [...passed]
        const circle = order.slice(order.indexOf(here))
        const names = [...circle, here].map(({ from }) => from).join(' → ')
        report(`${names}.`, layout.own.place(`/redirects/${here.index}/to`))
      }
      for (const one of passed) done.add(one)
    }
  },
})
