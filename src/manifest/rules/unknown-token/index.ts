import { Theme } from '#schemas/layout.ts'
import { coloursAt, themesOfSchemes, type SchemeTheme } from '../../resolve/colour-schemes.ts'
import { followToken, themeColourNames, tokenIn, tokenNames } from '../../resolve/tokens.ts'
import { didYouMean } from '../../problems/suggest.ts'
import { defineRule, type LayoutScope } from '../define.ts'

export const unknownToken = defineRule({
  name: 'unknown-token',
  family: 'reference',
  severity: 'error',
  title: 'A colour names a token that does not exist',
  hint: 'Name a colour of the theme, or primary, secondary … of the settings.',
  why: 'Tokens let one colour follow another: `"accent": "token:secondary"`. One that leads nowhere, or round in a circle, has no colour.',
  layout(scope) {
    const theme = Theme.parse(scope.layout.manifest.theme ?? {})
    for (const one of themesOfSchemes(theme)) reportTokens(one, scope)
  },
})

function reportTokens({ theme, pointer }: SchemeTheme, { layout, report }: LayoutScope): void {
  const reported = new Set<string>()
  for (const name of themeColourNames) {
    const led = followToken(name, theme)
    const writer = layout.chain.find(
      ({ manifest }) => coloursAt(manifest?.theme, pointer)?.[name] !== undefined,
    )
    const place = () => (writer ?? layout.own).place(`${pointer}/${name}`)
    if ('unknown' in led && tokenIn(theme[name]) === led.unknown) {
      const near = didYouMean(led.unknown, tokenNames)
      report(`There is no colour "${led.unknown}".${near}`, place())
    } else if ('circle' in led && led.circle.includes(name) && !reported.has(name)) {
      for (const one of led.circle) reported.add(one)
      report(`${led.circle.join(' → ')}.`, place())
    }
  }
}
