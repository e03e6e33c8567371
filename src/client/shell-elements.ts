// The elements of the document itself. A heading or a block can have the same id, but is never a child of the body.

/** Where the page is, which a navigation exchanges. */
export const mainElement = document.querySelector<HTMLElement>('body > main') ?? document.body

/** Tells a screen reader of a navigation. */
export const announcer = document.querySelector('body > p#announcer')

/** The title of the document; one within an SVG is another. */
export const titleElement = document.querySelector('head > title')
