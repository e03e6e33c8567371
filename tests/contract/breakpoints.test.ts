import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Section 9 of the specification, in CSS pixels of the initial font size. */
const specified = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 }
const pixelsARem = 16

const filesOf = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file))

test('the breakpoints are those of the specification', () => {
  const tokens = readFileSync('blocks/parts/styles/tokens.css', 'utf8')
  const named = [...tokens.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(
    ([, name, rem]) => [name, Number(rem) * pixelsARem] as const,
  )
  expect(Object.fromEntries(named)).toEqual(specified)
})

/** A width of the screen in `@media`, in `matchMedia` or in `sizes`; containers have widths of their own. */
const condition = /(?:@media[^{;]*|['"])\((?:min-|max-)?width *(?:[<>]=?|:) *([\d.]+)(rem|px)\)/g

test('styles and scripts ask for the width of the screen at breakpoints only', () => {
  const files = ['blocks', 'src'].flatMap((folder) => filesOf(folder, /\.(css|tsx?)$/))
  const widths = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(condition)].map(([, width, unit]) => ({
      file,
      pixels: Number(width) * (unit === 'px' ? 1 : pixelsARem),
    })),
  )
  expect(widths.length).toBeGreaterThan(20)
  const known = new Set(Object.values(specified))
  expect(widths.filter(({ pixels }) => !known.has(pixels))).toEqual([])
})
