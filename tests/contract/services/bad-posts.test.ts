import { afterAll, beforeAll, expect, test } from 'vitest'
import { formInputs } from '#schemas/page-boot.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { formToken } from '#src/server/forms/form-token.ts'
import { listSchools, registerTeam } from '#schemas/services/school.ts'
import { readForms, readTyped, type PageForm } from './form-fields.ts'
import { encode, goodValues, type Values, wrongValues } from './form-values.ts'
import { type Sent, postsSoFar, postTo } from './post-form.ts'
import { signedInCalls } from './signed-in-calls.ts'
import { secret } from './start-with-layouts.ts'
import { storedRows } from './stored-rows.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

// Every form that visitors find at the demo site is posted to as it should be, and then wrong in every way.

const site = 'demo'
const paths = [
  '/',
  '/Contact',
  '/Donation',
  '/Donation/Pay',
  '/Liga-Smk/Register',
  '/Make-Appointment',
  '/Request-Demo',
  '/School/Register',
  '/Tes-Disc',
  '/Voices/Aspiration',
  '/Voices/Comment',
  '/Voices/Testimony',
]

let world: RunningWorld
beforeAll(async () => {
  world = await openLocal({ PAYMENT_PROVIDER: 'sandbox' })
  // Requests for a demo are refused while nobody of the site would read them.
  await world.token(site, 'admin')
})
afterAll(() => world.close())

/** Posts to the demo site. */
const post = (sent: Sent) => postTo({ port: world.port, site }, sent)

/** What the forms of the server are signed with. */
const signing = new AppTokens([secret]).secret

/** What every wrong post says of its sender: no row may have it. */
const refusedName = 'Tolak Semestinya'

/** What a page says of a form that it refuses. */
const faultsOf = (html: string): string =>
  Array.from(
    html.matchAll(/class="form-(?:error|summary)[^>]*>(.*?)<\/(?:p|div)>/gs),
    ([, said]) => said,
  ).join(' ')

const offersHours = (path: string) => path === '/Make-Appointment'
const isTaken = (status: number) => status === 303 || status === 200
const isRefused = (status: number) => status >= 400 && status < 500

async function openForm(path: string): Promise<PageForm> {
  const html = await (await world.fetch(`${world.origin(site)}${path}`)).text()
  const [form] = readForms(html)
  if (form === undefined) throw new Error(`${path} has no form.`)
  return form
}

test.each(paths)('%s takes what is right, and refuses what is wrong with a 4xx', async (path) => {
  const form = await openForm(path)
  const { fields } = form
  expect(fields.length).toBeGreaterThan(0)
  const right = await post({ path, body: encode(form, goodValues(fields)) })
  expect(isTaken(right.status), faultsOf(right.body)).toBe(true)

  for (const field of fields) {
    const { name } = field
    for (const { value, refused } of wrongValues(field)) {
      // Hours that were booked since are not offered any more; no other form changes by what is sent.
      const values = goodValues(offersHours(path) ? (await openForm(path)).fields : fields)
      if (refused && 'name' in values) values['name'] = refusedName
      values[name] = value
      if (name.endsWith('.other')) delete values[name.replace(/\.other$/, '')]
      const { status, body } = await post({ path, body: encode(form, values) })
      const what = `${path} ${name} = ${JSON.stringify(value.slice(0, 40))}: ${status}`
      expect(isTaken(status) || isRefused(status), what).toBe(true)
      if (refused) expect(isRefused(status), what).toBe(true)
      expect(body.includes('<script>alert(1)'), what).toBe(false)
      // Nothing that was typed is lost: each other field has what it had.
      if (status === 422)
        expect(readTyped(body, form.node), what).toMatchObject(othersOf(values, name))
    }
  }
})

/** What the other fields were sent with. Passwords are never sent back. */
const othersOf = (values: Values, name: string): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([other, value]) =>
        other.replace(/\.other$/, '') !== name.replace(/\.other$/, '') &&
        value !== '' &&
        !other.includes('password'),
    ),
  )

test.each(paths)(
  '%s takes no token of three days ago, and loses nothing of what was typed',
  async (path) => {
    const form = await openForm(path)
    const place = { siteId: site, node: form.node }
    expect(formToken(signing, place)).toBe(form.token)
    const values = goodValues(form.fields)
    const old = formToken(signing, place, Date.now() - 3 * 86_400_000)
    const sent = { path, body: encode(form, values, { [formInputs.token]: old }) }
    const { status, body } = await post(sent)
    expect([status, faultsOf(body)]).toEqual([422, expect.stringContaining('sudah lama terbuka')])
    expect(readTyped(body, form.node)).toMatchObject(othersOf(values, ''))
  },
)

test('a school of another site and a city that is none are refused, and store no team', async () => {
  const { data } = await world.call(listSchools, { site: 'foundation' })
  const [foreign] = (data as { items: { id: string }[] }).items
  const team = {
    name: refusedName,
    event: 'liga-smk',
    mentorName: 'Bagas Contoh',
    mentorPhone: '081200000000',
    members: [{ name: 'Sekar Contoh', email: 'sekar@smk.example' }],
  }
  for (const [field, wrong] of [
    ['schoolId', { schoolId: foreign?.id ?? '' }],
    ['cityId', { schoolName: 'SMK Contoh', cityId: '99.99' }],
  ] as const) {
    const reply = await world.call(registerTeam, { site, input: { ...team, ...wrong } })
    expect(isRefused(reply.status), `${field}: ${reply.status}`).toBe(true)
    expect(JSON.stringify(reply.body)).toContain(`"field":"${field}"`)
  }
})

const wrongTexts = ['', 'a'.repeat(40_000), '<script>alert(1)</script>', 'Rahma\u0000Yuniar']

test.each(['sign-in', 'sign-up', 'forgot'])(
  'the form of the account site at /account/%s answers what is wrong with a page, and never with a fault',
  async (page) => {
    const path = `/account/${page}`
    for (const value of [...wrongTexts, "' OR 1=1 --", 'bukan surel']) {
      const body = new URLSearchParams({ email: value, password: value, name: value }).toString()
      const { status, body: said } = await post({ path, body })
      const what = `${path} ${JSON.stringify(value.slice(0, 30))}: ${status}`
      expect(isRefused(status), what).toBe(true)
      expect(said.includes('<script>alert(1)'), what).toBe(false)
    }
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://lain.example' }
    expect((await post({ path, body: 'email=a%40b.example', headers })).status).toBe(422)
  },
)

test('payouts, profiles and content refuse the same of those who are signed in', async () => {
  for (const { endpoint, right, as } of signedInCalls)
    for (const name of Object.keys(right))
      for (const value of [...wrongTexts, 7.5, null, ['x'], { $gt: '' }]) {
        const reply = await world.call(endpoint, { site, as, input: { ...right, [name]: value } })
        const what = `${endpoint.path} ${name} = ${JSON.stringify(value).slice(0, 40)}: ${reply.status}`
        expect(reply.status, what).toBeLessThan(500)
        if (typeof value === 'object' && value !== null)
          expect(isRefused(reply.status), what).toBe(true)
      }
})

test.each(paths)('%s refuses a form that is not the one of its page', async (path) => {
  const form = await openForm(path)
  const other = await openForm(path === '/Contact' ? '/Donation' : '/Contact')
  const values: Values = { ...goodValues(form.fields) }
  if ('name' in values) values['name'] = refusedName
  const body = encode(form, values)
  const wrong: [string, Omit<Sent, 'path'>, number[]][] = [
    ['no token', { body: encode(form, values, { [formInputs.token]: '' }) }, [422]],
    [
      'the token of another form',
      { body: encode(form, values, { [formInputs.token]: other.token }) },
      [422],
    ],
    ['an old token', { body: encode(form, values, { [formInputs.token]: 'a'.repeat(32) }) }, [422]],
    ['the form of another page', { body: encode(other, values) }, [404]],
    ['no form at all', { body: new URLSearchParams(values).toString() }, [404]],
    ['a filled honeypot', { body: encode(form, values, { [formInputs.honeypot]: 'x' }) }, [422]],
    [
      'the id of another site',
      { body: encode(form, values, { siteId: 'lms', site_id: 'lms' }) },
      [422],
    ],
    [
      'a right of the staff',
      { body: encode(form, values, { is_approved: 'true', state: 'approved' }) },
      [422],
    ],
    ['an input twice', { body: `${body}&${body}` }, [400]],
    [
      'a hundred inputs more',
      { body: `${body}&${Array.from({ length: 101 }, (_, i) => `x${i}=1`).join('&')}` },
      [400],
    ],
    ['another type', { body, headers: { 'content-type': 'text/plain' } }, [415]],
    ['broken JSON', { body: '{"a":', headers: { 'content-type': 'application/json' } }, [400]],
    [
      'JSON that is no form',
      { body: '[[["x"]]]', headers: { 'content-type': 'application/json' } },
      [400],
    ],
    [
      'another site’s page',
      { body, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://lain.example' } },
      [403],
    ],
    ['too many bytes', { body: `${body}&x=${'a'.repeat(70_000)}` }, [413]],
    ['half of its body', { body, isCut: true }, [0]],
  ]
  for (const [what, sent, statuses] of wrong) {
    const { status, body: said } = await post({ path, ...sent })
    expect(statuses, `${path} with ${what}: ${status} ${said.slice(0, 300)}`).toContain(status)
  }
})

test.each(paths)(
  '%s stores one row of a form that is sent twice at once, and once more',
  async (path) => {
    const form = await openForm(path)
    const values = goodValues(form.fields)
    const sent = {
      path,
      body: encode(form, values),
      headers: { 'x-forwarded-for': `10.99.${paths.indexOf(path)}.1` },
    }
    const statuses = await Promise.all([post(sent), post(sent), post(sent)])
    const again = await post(sent)
    for (const { status } of [...statuses, again])
      expect(isTaken(status) || status === 409, `${path}: ${status}`).toBe(true)
    const places = new Set([...statuses, again].map(({ location }) => location))
    if (path === '/Donation/Pay') expect(places.size).toBe(1)
    // No call lists results of the DISC test: page-forms.test.ts counts their rows. A donation is stored when it is paid.
    const name = ['/Tes-Disc', '/Donation/Pay'].includes(path) ? undefined : values['name']
    if (name !== undefined) expect(await storedRows(world, site, name), path).toBe(1)
  },
)

test('of all these posts none that was refused is stored', async () => {
  console.log(`${postsSoFar()} posts`)
  expect(postsSoFar()).toBeGreaterThanOrEqual(400)
  expect(await storedRows(world, site, refusedName)).toBe(0)
})
