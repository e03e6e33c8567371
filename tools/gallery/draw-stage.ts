import { Theme } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { themesOfSchemes } from '#src/manifest/resolve/colour-schemes.ts'
import { fontFaces } from '#src/render/fonts.ts'
import type { Styles } from '#src/render/styles.ts'
import { siteArt } from '#src/render/art/site-art.ts'
import { themeAttributes, themeVariables } from '#src/render/theme.ts'
import type { Choice, Shown } from './choice.ts'
import { drawFixture, type Placing } from './draw-fixture.tsx'
import { withDrawings } from './drawings.ts'
import type { Example } from './examples.ts'

const settings = Settings.parse({ title: 'Situs Contoh' })

/** A document with one block, with the head, the styles and the markup of a page; without scripts. */
export function drawStage(example: Example, choice: Choice, styles: Styles): string {
  const { block } = example
  const fixture = example.fixtures[choice.fixture]
  const html = fixture === undefined ? '' : drawFixture(block, fixture, placingOf(choice))
  const node = `<div id="fixture">${html}</div>`
  const body = block.category === 'shell' ? node : inMain(node)
  return stageDocument({ title: `${block.type} ${choice.fixture}`, body }, choice, styles)
}

/** How a fixture is shown in a face and a scheme. */
export function placingOf(choice: Shown): Placing {
  const { face, theme } = lookOf(choice)
  const art = siteArt(settings.css, theme)
  return { locale: choice.locale, ...(face && { face }), ...(art && { art }) }
}

function lookOf({ face: name, scheme }: Shown) {
  const face = name === 'none' ? undefined : name
  const [light, dark = light] = themesOfSchemes(Theme.parse({ face, dark: {} }))
  return { face, theme: (scheme === 'dark' ? dark : light).theme }
}

/** Blocks as the main part of a document. */
export const inMain = (nodes: string): string => `<main id="main" tabindex="-1">${nodes}</main>`

/** A document with this body, with the head and the styles of a page; without scripts. */
export function stageDocument(
  { title, body }: { title: string; body: string },
  choice: Shown,
  styles: Styles,
): string {
  const { face, theme } = lookOf(choice)
  const attributes = `${themeAttributes(theme)} data-scheme="${choice.scheme}"`
  const style =
    fontFaces([settings.css.ft_primary, settings.css.ft_secondary]) +
    styles.select(body, attributes, face) +
    `html{${themeVariables(settings, theme)}}`
  return (
    `<!doctype html><html lang="${choice.locale}" ${attributes}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title}</title><link rel="icon" href="data:,">` +
    `<style>${style}</style></head><body>${withDrawings(body, settings.css, theme)}</body></html>`
  )
}
