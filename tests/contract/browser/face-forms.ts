/** The form of one part of a page in a face: features by name, each with one of few values. Colour is none of them. */
export type Form = Readonly<Record<string, string>>

/** What is measured of a part: its element, an element that repeats in it, and named elements within one of those. */
export interface Part {
  name: string
  root: string
  item?: string
  /** Whose places are measured; the first that is seen has the type of the part. */
  pieces: Readonly<Record<string, string>>
  /** Whose lines, corners and ground are measured. */
  framed: Readonly<Record<string, string>>
  /** Which of several are seen. */
  facts: string
}

/** The parts of which no two faces share a form. */
export const parts: readonly Part[] = [
  {
    name: 'header',
    root: '.header',
    pieces: {
      brand: '.header-brand',
      menu: '.header-list',
      opener: '.header-open',
      action: '.header-action',
    },
    framed: {
      brand: '.brand',
      row: '.header-row',
      menu: '.header-menu',
      opener: '.header-open',
      action: '.header-action',
    },
    facts: '.header-bars, .header-list > li',
  },
  {
    name: 'hero',
    root: '.hero',
    pieces: {
      title: 'h1',
      lead: '.lead',
      action: '.button',
      picture: '.hero-media',
      facts: '.hero-facts',
    },
    framed: { head: '.hero-head', picture: '.hero-media', facts: '.hero-facts', action: '.button' },
    facts: '.hero-facts > *',
  },
  {
    name: 'card',
    root: '.classes ul:has(> .class-card)',
    item: '.class-card',
    pieces: {
      title: 'h3',
      badge: '.badge',
      text: '.class-text',
      picture: '.cover',
      facts: 'dl > div',
    },
    framed: { badge: '.badge', picture: '.cover', body: '.class-body' },
    facts: 'dl > div',
  },
  {
    name: 'list',
    root: '.posts .post-items',
    item: '.post-item',
    pieces: {
      title: '.post-title',
      category: '.post-category',
      summary: '.post-summary',
      picture: '.cover',
      facts: '.post-meta > *, .day',
    },
    framed: { picture: '.cover' },
    facts: '.post-meta > *, .day',
  },
]

/** Features of a text, as opposed to those of where things are and what is around them. */
const isOfType = (feature: string) => feature.startsWith('type ')

/** The features in which two forms differ. */
export const differences = (one: Form, other: Form): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  )

/** Whether two forms are one: fewer than three features differ beside those of texts. */
export const isSameForm = (one: Form, other: Form): boolean =>
  differences(one, other).filter((name) => !isOfType(name)).length < 3
