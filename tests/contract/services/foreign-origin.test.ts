// An admin who makes a foreign address the origin of a site must not get the links of the people who use it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgotPassword, resetPassword, signUpCoder } from '#schemas/services/account.ts'
import { listClasses } from '#schemas/services/class.ts'
import { readAppSettings, updateAppSettings } from '#schemas/services/cms.ts'
import { openInvoice } from '#schemas/services/payment.ts'
import { ask } from '#tools/ask.ts'
import { until } from '#tests/serve.ts'
import { mailsIn, mailTo, originsIn } from './outbox.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const evil = 'https://evil.example'
const own = 'foundation.tenun.example'
const lms = 'lms.tenun.example'
let folder: string
let world: RunningWorld
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-foreign-'))
  world = await openLocal({ DATA_DIR: folder, PAYMENT_PROVIDER: 'sandbox' })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const foreign = [
  evil,
  `${evil}:8443`,
  `https://${own}.evil.example`,
  `https://x.${own}`,
  'http://localhost',
  'http://lms.localhost',
  `https://${lms}`,
]

describe('an admin who names another host as the address of the site', () => {
  test.each(foreign)('is refused at the field: %s', async (url) => {
    const { data, headers } = await world.call(readAppSettings)
    const settings = readAppSettings.output.parse(data)
    const saved = await world.call(updateAppSettings, {
      as: 'admin',
      input: { ...settings, meta: { ...settings.meta, url } },
      headers: { 'if-match': headers.get('etag') ?? '' },
    })
    expect([saved.status, fieldsOf(saved.body)]).toEqual([422, ['meta.url']])
  })
})

const fieldsOf = (body: unknown) =>
  (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field)

describe('where a foreign address is stored nevertheless', () => {
  beforeAll(async () => {
    const { sites } = world.services
    for (const id of ['foundation', 'lms']) {
      const settings = { title: `Kena ${id}`, isMaintenance: false, meta: { url: evil } }
      await sites.save({ id, layout: id, hosts: [], settings })
    }
    await until(async () => {
      const pages = [own, lms].map((host) => ask(world.port, { host, path: '/' }))
      return (await Promise.all(pages)).every(({ body }) => body.includes('Kena '))
    }, 'both sites have the stored settings')
  })

  test('the mails of a superadmin lead to the site, every one of them', async () => {
    const email = 'kepala@yayasan.example'
    const password = 'kata sandi yang panjang'
    const headers = { host: own }
    const who = { email, name: 'Kepala', kind: 'superadmin' } as const
    await world.services.accounts.invite('foundation', `https://${own}`, who)
    const asked = await world.call(forgotPassword, { input: { email }, headers })
    expect(asked.status).toBe(200)
    const reset = await mailTo(folder, email, 'Ganti kata sandi')
    const token = /reset\?token=([\w-]{43})/.exec(reset)?.[1]
    const set = await world.call(resetPassword, { input: { token, password }, headers })
    expect(set.status).toBe(200)
    const person = { name: 'Sekar Arum', email: 'baru@sekolah.example', password }
    await world.call(signUpCoder, { input: person, headers })
    await mailTo(folder, person.email, '/account/verify')
    await world.call(signUpCoder, { input: person, headers })
    await mailTo(folder, person.email, '/account/forgot')
    await mailTo(folder, email, '/account/forgot')
    const people = [email, person.email]
    const mails = (await mailsIn(folder)).filter((mail) =>
      people.some((each) => mail.includes(`To: ${each}`)),
    )
    expect(mails).toHaveLength(5)
    expect(originsIn(mails.join('\n'))).toEqual([`https://${own}`])
  })

  test('a payment leads to the site', async () => {
    const headers = { host: lms }
    const classes = await world.call(listClasses, {
      site: 'lms',
      input: { state: 'onRegistration' },
      headers,
    })
    const { items } = listClasses.output.parse(classes.data)
    const slug = items.find(({ price }) => price > 0)?.slug
    const opened = await world.call(openInvoice, {
      as: 'student',
      site: 'lms',
      input: { slug },
      headers,
    })
    const { payUrl } = openInvoice.output.parse(opened.data)
    expect(originsIn(payUrl ?? '')).toEqual([`https://${lms}`])
  })

  test.each(['/', '/sitemap.xml', '/robots.txt', '/account/forgot', '/_page/'])(
    '%s names the site alone',
    async (path) => {
      const { body, status } = await ask(world.port, { host: own, path })
      expect(status).toBe(200)
      expect(body).not.toContain('evil')
    },
  )

  test('the canonical address and that for social networks are the site’s', async () => {
    const { body } = await ask(world.port, { host: own, path: '/' })
    expect(body).toContain(`rel="canonical" href="https://${own}/"`)
    expect(body).toContain(`property="og:url" content="https://${own}/"`)
    const { body: map } = await ask(world.port, { host: own, path: '/sitemap.xml' })
    expect(map).toContain(`<loc>https://${own}/`)
  })

  test.each(['/News/', '/account/callback', '/Login/'])('%s leads nowhere else', async (path) => {
    const { headers } = await ask(world.port, { host: own, path })
    expect(headers['location'] ?? '/').toMatch(/^\/(?!\/)/)
  })
})
