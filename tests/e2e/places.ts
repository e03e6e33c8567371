export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

/** Two layouts with different faces, each on a phone and on a desktop: what holds there holds for the others. */
export const places = ['foundation', 'demo'].flatMap((layout) =>
  Object.entries(screens).map(([screen, viewport]) => ({
    layout,
    viewport,
    name: `${layout} on a ${screen}`,
  })),
)

/** The fewest of them that have each layout and each screen once. */
export const fewPlaces = places.filter((_, i) => i % 3 === 0)
