import type { UserKind } from '#schemas/endpoint.ts'
import type { LeadArea } from '#schemas/services/lead-area.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { nameInLanguage } from '../../text/in-language.ts'
import { findProvinceName } from './province-names.ts'

/** The columns of the programme that an account leads, for a query that joins it. */
export const ledProgramColumns = {
  id: programs.id,
  slug: programs.slug,
  name: nameInLanguage(programs),
}

interface Led {
  kind: UserKind
  program: LeadArea['program']
  provinceId: string | null
}

/** What an account leads, as it is answered; null for a kind that leads nothing. */
export function toLeadArea({ kind, program, provinceId }: Led): LeadArea | null {
  if (kind !== 'lead_program' && kind !== 'lead_region') return null
  const name = provinceId === null ? undefined : findProvinceName(provinceId)
  const province = provinceId === null ? null : { id: provinceId, name: name ?? provinceId }
  return { program, province }
}
