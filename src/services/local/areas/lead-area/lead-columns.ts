import { and, eq } from 'drizzle-orm'
import { bilingual } from '#schemas/bilingual.ts'
import type { UserKind } from '#schemas/endpoint.ts'
import { noSuchProvince } from '#schemas/messages.ts'
import { refuseField, refuseInBoth } from '../../../service-error.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { findProvinceName } from './province-names.ts'

/** What an account of a site is to lead: a programme by its slug or id, or a province by its id. */
export interface WantedArea {
  siteId: string
  kind: UserKind
  program?: string | undefined
  province?: string | undefined
}

/**
 * The columns of an account that leads this; both are null for the whole site. Throws 422 where the kind leads no such
 * thing, or there is none of that name.
 */
export async function leadColumnsOf(
  tx: Transaction,
  { siteId, kind, program, province }: WantedArea,
): Promise<{ leadProgramId: string | null; leadProvinceId: string | null }> {
  if (program !== undefined && kind !== 'lead_program')
    throw refuseInBoth(422, refusals.program, { field: 'program' })
  if (province !== undefined && kind !== 'lead_region')
    throw refuseInBoth(422, refusals.province, { field: 'province' })
  if (province !== undefined && findProvinceName(province) === undefined)
    throw refuseField('province', noSuchProvince)
  const leadProgramId = program === undefined ? null : await programId(tx, siteId, program)
  return { leadProgramId, leadProvinceId: province ?? null }
}

async function programId(tx: Transaction, siteId: string, name: string): Promise<string> {
  const [found] = await tx
    .select({ id: programs.id })
    .from(programs)
    .where(and(eq(programs.siteId, siteId), byIdOrSlug(programs, name)))
  if (found === undefined) throw refuseField('program', noSuchProgram)
  return found.id
}

const noSuchProgram = bilingual({
  id: 'Program ini tidak ada di situs ini.',
  en: 'There is no such programme at this site.',
})

const refusals = {
  program: {
    id: 'Hanya akun ketua program yang terikat pada sebuah program.',
    en: 'Only the account of a programme lead is tied to a programme.',
  },
  province: {
    id: 'Hanya akun ketua wilayah yang terikat pada sebuah provinsi.',
    en: 'Only the account of a regional lead is tied to a province.',
  },
}
