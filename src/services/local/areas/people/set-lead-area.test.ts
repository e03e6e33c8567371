import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAccounts, setLeadArea } from '#schemas/services/manage-accounts.ts'
import { managedPrograms } from '#schemas/services/manage-classes.ts'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import { listTeams } from '#schemas/services/school.ts'
import type { Caller } from '#src/services/calls.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { invite } from '../account/invite.ts'
import { canary, type LedSite, openLedSite } from '#tests/services/open-led-site.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a lead', () => {
    let site: LedSite
    beforeAll(async () => {
      site = await openLedSite(await newPlace())
    })
    afterAll(() => site.close())

    const teamsOf = async (who: Caller, input = {}) =>
      (await site.ask(listTeams, input, who))?.items.map(({ name }) => name)

    test('keeps the programme from being deleted while it is tied to it', async () => {
      const admin = await site.addAccount('admin')
      const id = await site.programIdOf('rintisan')
      const lead = await site.addAccount('lead_program', { leadProgramId: id })
      const remove = () => site.ask(managedPrograms.calls.delete, { id }, admin)
      await expect(remove()).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('1 accounts of programme leads'),
      })
      expect(await site.ask(setLeadArea, { id: lead.userId }, admin)).toMatchObject({
        leads: { program: null, province: null },
      })
      expect(await remove()).not.toBeNull()
    })

    test('is tied by an administrator to what its kind leads, and nobody else to anything', async () => {
      const admin = await site.addAccount('admin')
      const tie = ({ userId: id }: Caller, wanted: object) =>
        site.ask(setLeadArea, { id, ...wanted }, admin)
      const [region, program] = [
        await site.addAccount('lead_region'),
        await site.addAccount('lead_program'),
      ]
      expect(await tie(region, { province: '33' })).toMatchObject({
        leads: { province: { name: 'Jawa Tengah' } },
      })
      expect(await teamsOf(region)).toContain(`Tim ${canary}`)
      expect(await teamsOf(region)).not.toContain('Tim Barat')
      expect(await tie(program, { program: 'web' })).toMatchObject({
        leads: { program: { slug: 'web' }, province: null },
      })
      const wrong: [Caller, object, string?][] = [
        [region, { program: 'web' }, 'program'],
        [region, { province: '99' }, 'province'],
        [program, { province: '32' }, 'province'],
        [program, { program: 'tiada' }, 'program'],
        [await site.addAccount('student'), {}],
      ]
      for (const [who, wanted, field] of wrong)
        await expect(tie(who, wanted)).rejects.toMatchObject({
          status: 422,
          fields: field === undefined ? [] : [{ field }],
        })
      const changes = await site.ask(listContentChanges, { itemId: program.userId }, admin)
      expect(changes?.items).toMatchObject([{ event: 'updated', fields: ['program'] }])
    })

    test('is invited to what it leads, and stays tied when it is invited again', async () => {
      const at = { siteId: 'alpha', origin: 'https://alpha.example' }
      const who = { email: 'ketua@contoh.test', name: 'Ketua', hasPassword: true }
      const leads = async () => {
        const admin = await site.addAccount('admin')
        return (await site.ask(listAccounts, { search: who.email }, admin))?.items[0]?.leads
      }
      await invite(site.database, at, { ...who, kind: 'lead_region', province: '32' })
      expect(await leads()).toMatchObject({ province: { id: '32' } })
      await invite(site.database, at, { ...who, kind: 'lead_region' })
      expect(await leads()).toMatchObject({ province: { id: '32' } })
      await invite(site.database, at, { ...who, kind: 'lead_program', program: 'data' })
      expect(await leads()).toMatchObject({ program: { slug: 'data' }, province: null })
      await invite(site.database, at, { ...who, kind: 'admin' })
      expect(await leads()).toBeNull()
      const wrong = invite(site.database, at, { ...who, kind: 'admin', program: 'data' })
      await expect(wrong).rejects.toMatchObject({ status: 422 })
    })
  })
})
