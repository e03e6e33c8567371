import * as contract from '#schemas/services/school.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveApproveSchool, serveListPendingSchools } from './approve.ts'
import { serveListSchools, serveRegisterSchool } from './school.ts'
import { serveListTeams, serveRegisterOwnTeam, serveRegisterTeam } from './team.ts'

/** Schools and teams: who takes part, and how one comes to. */
export const schoolBindings = (database: Database): Binding[] => [
  bind(contract.listSchools, serveListSchools(database)),
  bind(contract.registerSchool, serveRegisterSchool(database)),
  bind(contract.listPendingSchools, serveListPendingSchools(database)),
  bind(contract.approveSchool, serveApproveSchool(database)),
  bind(contract.registerTeam, serveRegisterTeam(database)),
  bind(contract.registerOwnTeam, serveRegisterOwnTeam(database)),
  bind(contract.listTeams, serveListTeams(database)),
]
