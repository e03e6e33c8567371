/**
 * What is known of families: the metrics that make their fallback as wide and as tall as they are, in per cent.
 * Numbers: @capsizecss/metrics 4.3.0, average width and vertical metrics over those of the fallback.
 */
export interface Family {
  fallback: 'Arial' | 'Courier New' | 'Times New Roman'
  generic: 'monospace' | 'sans-serif' | 'serif'
  size: number
  ascent: number
  descent: number
  /** The npm package of a family that we serve ourselves, all of whose weights are in one file. */
  file?: string
  /** The weights of 300 to 900 that it has: a range of a variable family, or those of a static one. */
  weights: string
  /** What its own spaces are too narrow by, for which `word-spacing` makes up. */
  space?: string
}

type Metrics = [size: number, ascent: number, descent: number]

const family =
  (shape: Pick<Family, 'fallback' | 'generic'>) =>
  (file: string, weights: string, [size, ascent, descent]: Metrics): Family => ({
    ...shape,
    file,
    weights,
    size,
    ascent,
    descent,
  })

const sans = family({ fallback: 'Arial', generic: 'sans-serif' })
const serif = family({ fallback: 'Times New Roman', generic: 'serif' })
const mono = family({ fallback: 'Courier New', generic: 'monospace' })

/**
 * The families that we serve, by their npm package at `@fontsource-variable`, with the weights of its one file and its metrics.
 */
export const own: Record<string, Family> = {
  'Albert Sans': sans('albert-sans', '100 900', [103.86, 91.47, 24.07]),
  // Its space is 0.174 em wide where it is bold.
  Alegreya: { ...serif('alegreya', '400 900', [100.92, 100.67, 34.18]), space: '.03em' },
  Archivo: sans('archivo', '100 900', [98.7, 88.96, 21.28]),
  'Atkinson Hyperlegible Next': sans('atkinson-hyperlegible-next', '200 800', [99.6, 98.8, 31.73]),
  'Baloo 2': sans('baloo-2', '400 800', [95.78, 112.55, 54.71]),
  Bitter: serif('bitter', '100 900', [114.46, 81.69, 23.15]),
  'Bricolage Grotesque': sans('bricolage-grotesque', '200 800', [105.43, 88.21, 25.61]),
  'Crimson Pro': serif('crimson-pro', '200 900', [98.56, 90.96, 21.8]),
  'Encode Sans': sans('encode-sans', '100 900', [99.15, 103.89, 22.19]),
  Epilogue: sans('epilogue', '100 900', [111.04, 71.15, 21.16]),
  Figtree: sans('figtree', '300 900', [100.72, 94.32, 24.82]),
  Fraunces: serif('fraunces', '100 900', [115.45, 84.71, 22.09]),
  Fredoka: sans('fredoka', '300 700', [101.84, 95.64, 23.17]),
  Gabarito: sans('gabarito', '400 900', [99.15, 94.81, 26.22]),
  Geist: sans('geist', '100 900', [104.76, 95.94, 28.16]),
  'Geist Mono': mono('geist-mono', '100 900', [99.98, 100.52, 29.5]),
  'Golos Text': sans('golos-text', '400 900', [108.57, 90.27, 20.26]),
  'Hanken Grotesk': sans('hanken-grotesk', '100 900', [100.94, 99.07, 30.02]),
  'Host Grotesk': sans('host-grotesk', '300 800', [104.98, 96.69, 30.01]),
  // Its space is 0.177 em wide.
  'Hubot Sans': { ...sans('hubot-sans', '200 900', [101.61, 107.27, 31.49]), space: '.04em' },
  'IBM Plex Sans': sans('ibm-plex-sans', '100 700', [101.17, 101.32, 27.18]),
  Inter: sans('inter', '100 900', [107.12, 90.44, 22.52]),
  Jost: sans('jost', '100 900', [96.01, 111.45, 39.06]),
  Karla: sans('karla', '200 800', [102.4, 89.55, 24.61]),
  'League Spartan': sans('league-spartan', '100 900', [92.75, 75.47, 23.72]),
  Lexend: sans('lexend', '100 900', [109.91, 90.98, 22.74]),
  'Libre Franklin': sans('libre-franklin', '100 900', [104.31, 92.61, 23.58]),
  Literata: serif('literata', '200 900', [118.15, 99.62, 26.07]),
  Lora: serif('lora', '400 700', [115.2, 87.33, 23.78]),
  'Martian Mono': mono('martian-mono', '100 800', [116.65, 85.73, 17.15]),
  Merriweather: serif('merriweather', '300 900', [119.38, 82.42, 22.87]),
  'Mona Sans': sans('mona-sans', '200 900', [104.08, 104.72, 30.74]),
  Mulish: sans('mulish', '200 1000', [104.08, 96.56, 24.02]),
  Newsreader: serif('newsreader', '200 800', [105.48, 69.68, 25.12]),
  'Nunito Sans': sans('nunito-sans', '200 1000', [101.39, 99.71, 34.82]),
  Oswald: sans('oswald', '200 700', [81.43, 146.51, 35.49]),
  Outfit: sans('outfit', '100 900', [99.82, 100.18, 26.05]),
  Petrona: serif('petrona', '100 900', [106.83, 80.31, 25.27]),
  'Plus Jakarta Sans': {
    ...sans('plus-jakarta-sans', '200 800', [104.98, 98.88, 21.15]),
    // Its space is 0.17 em wide, where that of others is a quarter.
    space: '.08em',
  },
  'Public Sans': sans('public-sans', '100 900', [104.87, 90.59, 21.46]),
  Raleway: sans('raleway', '100 900', [103.86, 90.51, 22.53]),
  'Red Hat Mono': mono('red-hat-mono', '300 700', [99.98, 101.82, 30.5]),
  'Red Hat Text': sans('red-hat-text', '300 700', [100.27, 101.53, 30.42]),
  'Rethink Sans': sans('rethink-sans', '400 800', [104.76, 94.7, 29.59]),
  Rubik: sans('rubik', '300 900', [104.98, 89.06, 23.81]),
  Saira: sans('saira', '100 900', [103.63, 109.52, 42.36]),
  'Schibsted Grotesk': sans('schibsted-grotesk', '400 900', [104.49, 93.46, 24.67]),
  'Sofia Sans': sans('sofia-sans', '1 1000', [96.46, 93.31, 31.1]),
  'Sometype Mono': mono('sometype-mono', '400 700', [96.65, 95.71, 28.45]),
  'Source Serif 4': serif('source-serif-4', '200 900', [117.91, 87.87, 28.41]),
  'Spline Sans Mono': mono('spline-sans-mono', '300 700', [99.98, 96.37, 23.65]),
  'STIX Two Text': serif('stix-two-text', '400 700', [104.86, 72.67, 22.7]),
  'Work Sans': sans('work-sans', '100 900', [111.93, 83.09, 21.71]),
  Ysabeau: sans('ysabeau', '1 1000', [93.99, 112.14, 30.75]),
}
