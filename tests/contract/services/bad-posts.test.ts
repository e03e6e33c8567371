import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formInputs } from '#schemas/page-boot.ts'
import { readForms, type PageForm } from './form-fields.ts'
import { encode, goodValues, type Values, wrongValues } from './form-values.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

// Every form that visitors find at the demo site is posted to as it should be, and then wrong in every way.

const site = 'demo'
const paths = [
  '/',
  '/Contact',
  '/Donation',
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
  world = await openLocal()
  // Requests for a demo are refused while nobody of the site would read them.
  await world.token(site, 'admin')
}, 120_000)
afterAll(() => world.close())

interface Sent {
  path: string
  body: string
  headers?: Record<string, string>
  /** Ends the connection in the middle of the body. */
  isCut?: boolean
}

let posts = 0

/** Posts as a browser without scripts does, from an address of its own; the status is 0 where there was no answer. */
function post({
  path,
  body,
  headers = {},
  isCut,
}: Sent): Promise<{ status: number; body: string }> {
  posts++
  const address = `10.${9 + (posts >> 16)}.${(posts >> 8) & 255}.${posts & 255}`
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: world.port,
        path,
        method: 'POST',
        headers: {
          host: `${site}.localhost:${world.port}`,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    outgoing.on('error', () => resolve({ status: 0, body: '' }))
    if (!isCut) return void outgoing.end(body)
    outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy())
  })
}

/** What every wrong post says of its sender: no row may have it. */
const refusedName = 'Tolak Semestinya'

/** What a page says of a form that it refuses. */
const faultsOf = (html: string): string =>
  Array.from(
    html.matchAll(/class="form-(?:error|summary)[^>]*>(.*?)<\/(?:p|div)>/gs),
    ([, said]) => said,
  ).join(' ')

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
      const values = goodValues(fields)
      if (refused && 'name' in values) values['name'] = refusedName
      values[name] = value
      if (name.endsWith('.other')) delete values[name.replace(/\.other$/, '')]
      const { status, body } = await post({ path, body: encode(form, values) })
      const what = `${path} ${name} = ${JSON.stringify(value.slice(0, 40))}: ${status}`
      expect(isTaken(status) || isRefused(status), what).toBe(true)
      if (refused) expect(isRefused(status), what).toBe(true)
      expect(body.includes('<script>alert(1)'), what).toBe(false)
      // Nothing that was typed is lost.
      if (status === 422 && name !== 'name' && values['name'] === refusedName)
        expect(body.includes(`value="${refusedName}"`), what).toBe(true)
    }
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
    // The rows of a test are read by nobody; page-forms.test.ts counts them.
    const name = path === '/Tes-Disc' ? undefined : values['name']
    if (name !== undefined) expect(await storedRows(name), path).toBe(1)
  },
)

/** How many rows have a name, of everything that visitors send. */
async function storedRows(name: string): Promise<number> {
  const token = await world.token(site, 'admin')
  const asked = encodeURIComponent(name)
  const read = async (path: string): Promise<unknown> => {
    const answer = await world.fetch(`${world.origin(site)}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const lists = [
    ...['aspiration', 'testimony', 'book-review', 'donation'].map(
      (area) => `v1/manage/${area}/list?perPage=100&search=${asked}`,
    ),
    `v1/form/submission/list?search=${asked}`,
    `v1/post/appointment/list?search=${asked}`,
    `v1/team/list?search=${asked}`,
    'v1/school/pending?pageSize=100',
  ]
  const answers = await Promise.all(lists.map(read))
  return answers.reduce<number>((sum, answer) => {
    const { items } = (answer as { data: { items: object[] } }).data
    return sum + items.filter((item) => JSON.stringify(item).includes(JSON.stringify(name))).length
  }, 0)
}

test('of all these posts none that was refused is stored', async () => {
  console.log(`${posts} posts`)
  expect(posts).toBeGreaterThanOrEqual(400)
  expect(await storedRows(refusedName)).toBe(0)
})
