import { defineRule } from '../define.ts'

export const duplicateHost = defineRule({
  name: 'duplicate-host',
  family: 'route',
  severity: 'error',
  title: 'Two layouts claim one host',
  hint: 'Leave the host to one of them.',
  why: 'The first claim to a host wins; the other layout would never be seen there.',
  fleet(claims, report) {
    const owner = new Map<string, string>()
    for (const { layout, hosts } of claims) {
      for (const [i, host] of hosts.entries()) {
        const first = owner.get(host)
        const pointer = `/site/hosts/${i}`
        if (first === undefined) owner.set(host, layout)
        else if (first !== layout) report(layout, `${host} is already ${first}’s.`, pointer)
        else report(layout, `${host} stands twice.`, pointer)
      }
    }
  },
})
