import {
  listApiPrograms,
  listPrograms,
  listProgramSchools,
  readProgram,
} from '#schemas/services/program.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveListPrograms, serveReadProgram } from './programs.ts'
import { serveListProgramSchools } from './program-schools.ts'

/** What this area fulfils. */
export const programBindings = (database: Database): Binding[] => [
  bind(listPrograms, serveListPrograms(database)),
  bind(readProgram, serveReadProgram(database)),
  bind(listProgramSchools, serveListProgramSchools(database)),
  bind(listApiPrograms, serveListPrograms(database)),
]
