import { Theme } from '#schemas/layout.ts'
import type { Settings } from '#schemas/settings.ts'

/** The colours of a theme by name. Any of them may be a token for another. */
export const themeColourNames = [
  'background',
  'surface',
  'tint',
  'ink',
  'muted',
  'line',
  'accent',
] as const
type ThemeColour = (typeof themeColourNames)[number]

/** The colours of `settings.css`, without their prefix. */
const settingsColours = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'danger',
  'light',
  'dark',
] as const
type SettingsColour = (typeof settingsColours)[number]

/** The names allowed after `token:`. */
export const tokenNames: readonly string[] = [...themeColourNames, ...settingsColours]

/** The end of a colour's chain of tokens: a colour, a colour of the settings, an unknown name, or a circle. */
type Led =
  | { colour: string }
  | { setting: SettingsColour }
  | { unknown: string }
  | { circle: string[] }

const scheme = 'token:'
const isThemeColour = (name: string): name is ThemeColour =>
  (themeColourNames as readonly string[]).includes(name)
const isSettingsColour = (name: string): name is SettingsColour =>
  (settingsColours as readonly string[]).includes(name)

/** The name in `token:<name>`; undefined for a literal colour. */
export const tokenIn = (colour: string): string | undefined =>
  colour.startsWith(scheme) ? colour.slice(scheme.length) : undefined

/** Follows a colour of a theme through its tokens. */
export function followToken(name: ThemeColour, theme: Theme): Led {
  const passed: string[] = [name]
  let colour = theme[name]
  for (let token = tokenIn(colour); token !== undefined; token = tokenIn(colour)) {
    if (isSettingsColour(token)) return { setting: token }
    if (!isThemeColour(token)) return { unknown: token }
    if (passed.includes(token)) return { circle: [...passed.slice(passed.indexOf(token)), token] }
    passed.push(token)
    colour = theme[token]
  }
  return { colour }
}

let defaults: Theme | undefined

/** Replaces tokens of a theme by colours, under these settings. An unresolvable token gets the schema's default. */
export function resolveTokens(theme: Theme, css: Settings['css']): Theme {
  if (!themeColourNames.some((name) => theme[name].startsWith(scheme))) return theme
  const resolved = { ...theme }
  for (const name of themeColourNames) {
    const led = followToken(name, theme)
    if ('colour' in led) resolved[name] = led.colour
    else if ('setting' in led) resolved[name] = css[`clr_${led.setting}`]
    else resolved[name] = (defaults ??= Theme.parse({}))[name]
  }
  return resolved
}
