import type { Boot } from '#schemas/page-boot.ts'

// An element of the document itself: a heading can have the same id, but is never a child of the body.
const element = document.querySelector('body > script#tenun')

/** What the server wrote into this document for the runtime; not checked again, since it is our own. */
export const boot = JSON.parse(element?.textContent ?? '{}') as Boot
