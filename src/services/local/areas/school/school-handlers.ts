import type { Handler } from '../../calls/handler.ts'
import { listOwnTeamsHandler, listTeamsHandler } from './list-teams.ts'
import {
  approveSchoolHandler,
  listPendingSchoolsHandler,
  rejectSchoolHandler,
} from './pending-schools.ts'
import { listSchoolsHandler, registerSchoolHandler } from './register-school.ts'
import { registerOwnTeamHandler, registerTeamHandler } from './register-team.ts'

/** Schools and teams, and their registrations. */
export const schoolHandlers: Handler[] = [
  listSchoolsHandler,
  registerSchoolHandler,
  listPendingSchoolsHandler,
  approveSchoolHandler,
  rejectSchoolHandler,
  registerTeamHandler,
  registerOwnTeamHandler,
  listOwnTeamsHandler,
  listTeamsHandler,
]
