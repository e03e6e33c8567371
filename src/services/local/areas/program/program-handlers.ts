import type { Handler } from '../../calls/handler.ts'
import { listApiProgramsHandler, listProgramsHandler, readProgramHandler } from './programs.ts'
import { listProgramSchoolsHandler } from './program-schools.ts'

/** Programs and their schools. */
export const programHandlers: Handler[] = [
  listProgramsHandler,
  readProgramHandler,
  listProgramSchoolsHandler,
  listApiProgramsHandler,
]
