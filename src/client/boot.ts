import type { Boot } from '#schemas/page-boot.ts'
import { bootElement } from './shell-elements.ts'

/** What the server wrote into this document for the runtime; not checked again, since it is our own. */
export const boot = JSON.parse(bootElement?.textContent ?? '{}') as Boot
