import { defineRule } from '../define.ts'

export const duplicateFallback = defineRule({
  name: 'duplicate-fallback',
  family: 'route',
  severity: 'error',
  title: 'Two layouts are the fallback',
  hint: 'Leave "fallback": true to one of them.',
  why: 'Sites whose own layout does not exist are drawn with the first fallback; a second one would take them over by its name alone.',
  fleet(claims, report) {
    const [first, ...others] = claims.filter(({ isFallback }) => isFallback)
    for (const { layout } of others)
      report(layout, `${first?.layout} is the fallback already.`, '/fallback')
  },
})
