import { createHash } from 'node:crypto'
import type { Face, Theme } from '#schemas/layout.ts'

/** The design of a new site: colours that reach WCAG AA on each other, self-hosted fonts, and variants that suit them. */
export interface Palette {
  name: string
  css: {
    ft_primary: string
    ft_secondary: string
    clr_primary: string
    clr_secondary: string
    clr_dark: string
  }
  theme: Theme
  /** The variants that blocks are written with; a face has its own. */
  looks: Partial<Record<'header' | 'hero' | 'features' | 'footer' | 'classes', string>>
}

const bricolage = 'Bricolage Grotesque'
const fraunces = 'Fraunces'
const inter = 'Inter'
const jakarta = 'Plus Jakarta Sans'
const raleway = 'Raleway'

const fonts = (ft_primary: string, ft_secondary: string) => ({ ft_primary, ft_secondary })
const brand = (clr_primary: string, clr_secondary: string, clr_dark: string) => ({
  clr_primary,
  clr_secondary,
  clr_dark,
})
const grounds = (background: string, tint: string, line: string) => ({
  background,
  surface: '#ffffff',
  tint,
  line,
})
const texts = (ink: string, muted: string, accent: string) => ({ ink, muted, accent })

/** Eight designs, each clearly different from its neighbours. */
export const palettes: readonly Palette[] = [
  {
    name: 'rimba',
    css: { ...fonts(fraunces, inter), ...brand('#1f5a45', '#5f7136', '#16382c') },
    theme: {
      ...grounds('#fafaf5', '#eef2ea', '#d5ddd3'),
      ...texts('#1a2420', '#515e57', '#a04527'),
      shape: 'square',
      headings: 'quiet',
      rhythm: 'airy',
      motif: 'weave',
    },
    looks: {
      header: 'centered',
      hero: 'editorial',
      features: 'list',
      footer: 'large',
      classes: 'rows',
    },
  },
  {
    name: 'samudra',
    css: { ...fonts(jakarta, jakarta), ...brand('#0f5c7a', '#2b6e7f', '#0b2f40') },
    theme: {
      ...grounds('#f7fafb', '#e6f0f3', '#cfdde2'),
      ...texts('#10242d', '#4b5f69', '#a84a24'),
      shape: 'round',
      headings: 'display',
      rhythm: 'even',
      motif: 'dots',
    },
    looks: { header: 'plain', hero: 'split', features: 'grid', footer: 'dark', classes: 'cards' },
  },
  {
    name: 'marun',
    css: { ...fonts(fraunces, jakarta), ...brand('#7a2e3d', '#8f4f33', '#34131b') },
    theme: {
      ...grounds('#fffaf7', '#f7ece6', '#e6d5cf'),
      ...texts('#2a1518', '#66525a', '#80530f'),
      shape: 'soft',
      headings: 'quiet',
      rhythm: 'airy',
      motif: 'none',
    },
    looks: {
      header: 'split',
      hero: 'centered',
      features: 'grid',
      footer: 'plain',
      classes: 'cards',
    },
  },
  {
    name: 'nila',
    css: { ...fonts(bricolage, inter), ...brand('#3a3a8c', '#6250a6', '#1d1c4a') },
    theme: {
      ...grounds('#f9f9fd', '#ecebf7', '#d9d8ea'),
      ...texts('#1a1930', '#565572', '#a83267'),
      shape: 'soft',
      headings: 'bold',
      rhythm: 'even',
      motif: 'stripe',
    },
    looks: { header: 'dark', hero: 'split', features: 'bento', footer: 'dark', classes: 'cards' },
  },
  {
    name: 'kunyit',
    css: { ...fonts(raleway, inter), ...brand('#845500', '#98591f', '#33250a') },
    theme: {
      ...grounds('#fffdf6', '#f8f0dc', '#e6dbc2'),
      ...texts('#261f12', '#62573f', '#1c6455'),
      shape: 'soft',
      headings: 'bold',
      rhythm: 'even',
      motif: 'weave',
    },
    looks: {
      header: 'plain',
      hero: 'editorial',
      features: 'grid',
      footer: 'plain',
      classes: 'rows',
    },
  },
  {
    name: 'arang',
    css: { ...fonts(bricolage, bricolage), ...brand('#2b3a42', '#50656e', '#171f24') },
    theme: {
      ...grounds('#f8f8f6', '#ececea', '#d7d9d8'),
      ...texts('#1c2124', '#555d61', '#ac3a25'),
      shape: 'square',
      headings: 'display',
      rhythm: 'compact',
      motif: 'none',
    },
    looks: {
      header: 'split',
      hero: 'editorial',
      features: 'grid',
      footer: 'large',
      classes: 'rows',
    },
  },
  {
    name: 'anggrek',
    css: { ...fonts(jakarta, jakarta), ...brand('#8c2f6f', '#5f3d8c', '#331030') },
    theme: {
      ...grounds('#fffafd', '#f7eaf3', '#ead6e3'),
      ...texts('#291522', '#675262', '#1f6673'),
      shape: 'round',
      headings: 'display',
      rhythm: 'even',
      motif: 'dots',
    },
    looks: {
      header: 'plain',
      hero: 'centered',
      features: 'bento',
      footer: 'dark',
      classes: 'cards',
    },
  },
  {
    name: 'bata',
    css: { ...fonts(raleway, jakarta), ...brand('#9c3a1e', '#6b5a3a', '#3a190e') },
    theme: {
      ...grounds('#fffaf6', '#f6ebe2', '#e6d6ca'),
      ...texts('#2a1a13', '#69564c', '#225c7a'),
      shape: 'square',
      headings: 'bold',
      rhythm: 'airy',
      motif: 'stripe',
    },
    looks: {
      header: 'centered',
      hero: 'split',
      features: 'list',
      footer: 'large',
      classes: 'cards',
    },
  },
]

/** Picks the palette of a layout by a hash of its name: deterministic. A face brings shape, rhythm and looks of its own. */
export function paletteOf(name: string, face?: Face): Palette {
  const [byte = 0] = createHash('sha256').update(name).digest()
  const [first] = palettes
  const palette = palettes[byte % palettes.length] ?? first
  if (palette === undefined) throw new Error('there are no palettes')
  if (face === undefined) return palette
  const { shape: _, headings: __, rhythm: ___, ...colours } = palette.theme
  return { ...palette, theme: { face, ...colours }, looks: {} }
}
