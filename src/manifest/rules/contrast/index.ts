import { Theme } from '#schemas/layout.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { SiteCss, type Settings } from '#schemas/settings.ts'
import type { EffectiveLayout } from '../../inherit/effective-layout.ts'
import { contrast as ratioOf } from '../../resolve/colour.ts'
import { faintPrimary } from '../../resolve/theme-colours.ts'
import { coloursAt, themesOfSchemes, type SchemeTheme } from '../../resolve/colour-schemes.ts'
import { resolveTokens } from '../../resolve/tokens.ts'
import { defineRule } from '../define.ts'

/** WCAG 2.2, 1.4.3: minimum contrast of normal text. */
const least = 4.5

const grounds = ['background', 'surface', 'tint', 'primary'] as const
type Ground = (typeof grounds)[number]

export const contrast = defineRule({
  name: 'contrast',
  family: 'theme',
  severity: 'warning',
  title: 'Text does not read on a ground it stands on',
  hint: 'Make ink darker or the ground lighter, or the other way round on a dark theme.',
  why: 'WCAG 2.2 AA asks for 4.5:1 (1.4.3). Only ink on its grounds is told: muted, accent and brand colours are moved towards ink until they read, and text on brand colours and dark bands is white or near-black, whichever reads.',
  layout({ layout, report }) {
    const { theme: ownTheme, site } = layout.manifest
    const css = site?.settings.css ?? (noSite ??= SiteCss.parse({}))
    for (const scheme of themesOfSchemes(Theme.parse(ownTheme ?? {}))) {
      const theme = resolveTokens(scheme.theme, css)
      const failed = new Set<string>()
      for (const name of grounds) {
        // Avatars without a photo have the brand colour's light tint as background.
        const ground = name === 'primary' ? faintPrimary(theme.background, css) : theme[name]
        const ratio = ratioOf(theme.ink, ground)
        if (ratio >= least || failed.has(ground) || (name === 'primary' && !site)) continue
        failed.add(ground)
        const pair = `ink ${theme.ink} on ${name === 'primary' ? 'faint primary' : name} ${ground}`
        const place = placeOf(name, layout, scheme.pointer)
        report(`${pair} has ${toRatio(ratio)}:1, at least ${least}:1.`, place)
      }
    }
  },
})

let noSite: Settings['css'] | undefined

/** Truncated, not rounded, so that 4.46 is not printed as 4.5. */
const toRatio = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** The location where the nearest layer sets the background, or the ink. */
function placeOf(
  ground: Ground,
  { own, chain }: EffectiveLayout,
  pointer: SchemeTheme['pointer'],
): SourceLocation {
  if (ground === 'primary') return own.place('/site/settings/css/clr_primary')
  for (const { manifest, place } of chain) {
    const colours = coloursAt(manifest?.theme, pointer)
    if (colours?.[ground] !== undefined) return place(`${pointer}/${ground}`)
    if (colours?.ink !== undefined) return place(`${pointer}/ink`)
  }
  return own.place(pointer)
}
