import type { Handler } from '../../calls/handler.ts'
import { classAreas } from './class-areas.ts'
import { contentAreas } from './content-areas.ts'
import { listContentChangesHandler } from './list-changes.ts'
import { postAreas } from './post-areas.ts'
import { programAreas } from './program-areas.ts'
import { sentAreas } from './sent-areas.ts'
import { sentHandlers } from './sent-handlers.ts'
import { writtenHandlers } from './written-handlers.ts'

/** The calls by which people of a site write its content. */
export const manageHandlers: Handler[] = [
  ...[...classAreas, ...programAreas, ...contentAreas, ...postAreas].flatMap(writtenHandlers),
  ...sentAreas.flatMap(sentHandlers),
  listContentChangesHandler,
]
