import { expect, test } from 'vitest'
import { formEndpoints } from '#schemas/forms/form-endpoints.ts'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { labelsOf } from './field-names.ts'
import { form } from './index.ts'

const actionOf = (props: object) => form.action?.(form.props.parse(props))
const faultsOf = (change: object) =>
  (actionOf({ ...fixtures.filled.props, ...change })?.faults ?? []).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )

test.each(Object.entries(fixtures))('%s asks for what its endpoint takes', (_, { props }) => {
  const action = actionOf(props)
  expect(action?.endpoint).toBe(formEndpoints[props.endpoint])
  expect(action?.faults).toEqual([])
})

test('a field has the control of its kind, and is required where the endpoint requires it', () => {
  const markup = html(form, fixtures.filled)
  expect(markup).toMatch(/<input id="fixture-contactEmail"[^>]*type="email"/)
  expect(markup).toMatch(/<input id="fixture-contactPhone"[^>]*type="tel"/)
  expect(markup).toMatch(/<input id="fixture-name"[^>]*required=""[^>]*maxLength="120"/)
  expect(markup).toMatch(/<optgroup label="Jawa Tengah"><option value="33.74">Kota Semarang/)
  expect(markup).not.toMatch(/id="fixture-students"[^>]*required/)
  expect(markup.match(/boleh kosong/g)).toHaveLength(1)
})

test('without scripts steps are one form, each with its place', () => {
  const markup = html(form, fixtures.steps)
  expect(markup).toContain('Langkah 1 dari 2')
  expect(markup).toContain('Langkah 2 dari 2')
  expect(markup).not.toContain('hidden=""')
  expect(markup.match(/type="submit"/g)).toHaveLength(1)
})

test('amounts are radio buttons, with another one beside', () => {
  const markup = html(form, fixtures.choices)
  expect(markup.match(/type="radio"/g)).toHaveLength(3)
  expect(markup).toContain('name="amount.other"')
  expect(markup).toContain('role="radiogroup"')
  expect(markup).toContain('Catat janji donasi')
})

test('a group has room for the most entries, of which the first must be filled in', () => {
  const markup = html(form, fixtures.team)
  expect(markup.match(/<fieldset class="form-entry"/g)).toHaveLength(5)
  expect(markup).toMatch(/id="fixture-members.0.name" required=""/)
  expect(markup).not.toMatch(/id="fixture-members.1.name" required/)
  expect(markup).toContain('SMK Contoh, Kota Yogyakarta')
})

test('what is fixed is no field, and a secret is none that is stored in the browser', () => {
  const action = actionOf(fixtures.team.props)
  expect(action?.fixed).toEqual({ event: 'liga-smk' })
  expect(action?.fields).not.toContain('event')
  const fields = [
    { name: 'name', label: 'Nama' },
    { name: 'email', label: 'Surel' },
    { name: 'password', label: 'Sandi' },
  ]
  const signUp = actionOf({ ...fixtures.empty.props, endpoint: 'v1/auth/signup/coder', fields })
  expect(signUp?.secrets).toEqual(['password'])
})

const [name, city, students, ...contact] = fixtures.filled.props.fields

test.each<[string, object, string]>([
  [
    'a field that does not exist',
    { fields: [...fixtures.filled.props.fields, { name: 'nama', label: 'Nama' }] },
    '/fields/6/name v1/school/register has no input "nama". It has: name, cityId, students, contactName, contactRole, contactEmail, contactPhone.',
  ],
  [
    'a required field that is left out',
    { fields: [name, students, ...contact] },
    '/fields v1/school/register requires "cityId", which the form does not ask for.',
  ],
  [
    'a field that is also fixed',
    { fixed: [{ name: 'students', value: '1' }] },
    '/fields/2/name "students" is given twice.',
  ],
  [
    'a fixed input that does not exist',
    { fixed: [{ name: 'isApproved', value: 'true' }] },
    '/fixed/0/name v1/school/register has no input "isApproved".',
  ],
  [
    'a value that the endpoint does not take',
    { fields: [name, city, { ...students, options: [{ value: 'banyak' }] }, ...contact] },
    '/fields/2/options "banyak" is no value of "students".',
  ],
  [
    'a field in no step',
    { steps: [{ title: 'Sekolah', fields: ['name'] }] },
    '/steps "cityId" is in no step.',
  ],
  [
    'a step of what is no field',
    { steps: [{ title: 'Sekolah', fields: ['nama'] }] },
    '/steps/0/fields/0 The step names "nama", which is no field of the form.',
  ],
])('%s is a fault', (_, change, wanted) => {
  expect(faultsOf(change)).toContainEqual(expect.stringContaining(wanted))
})

test('a group lacks what each of its entries requires', () => {
  const props = fixtures.team.props
  const fields = props.fields.map((field) =>
    field.name === 'members' ? { ...field, fields: [{ name: 'name', label: 'Name' }] } : field,
  )
  expect(actionOf({ ...props, fields })?.faults).toEqual([
    {
      pointer: '/fields/5/fields',
      message: 'v1/team/register in members requires "email", which the form does not ask for.',
    },
  ])
})

test('only the endpoints of forms may be bound', () => {
  const read = form.props.safeParse({ ...fixtures.filled.props, endpoint: 'v2/payout/request' })
  expect(read.success).toBe(false)
})

test('a form that declares its fields takes what they say, each with the control of its kind', () => {
  const markup = html(form, fixtures.declared)
  expect(markup).toMatch(/<input id="fixture-email"[^>]*type="email"/)
  expect(markup).toMatch(/<input id="fixture-name"[^>]*maxLength="80"/)
  expect(markup).toMatch(/<input id="fixture-day"[^>]*type="date"/)
  expect(markup).toMatch(/<textarea id="fixture-message"[^>]*maxLength="2000"/)
  expect(markup).toMatch(/<select id="fixture-about"[^>]*required/)
  expect(markup).toMatch(/<option value="34">DI Yogyakarta/)
  expect(markup.match(/type="radio"/g)).toHaveLength(2)
  expect(markup).not.toMatch(/id="fixture-phone"[^>]*required/)
  expect(actionOf(fixtures.declared.props)?.declared).toMatchObject({
    title: 'Tulis pesan',
    keepDays: 365,
    receiptTo: 'email',
  })
})

const declare = (...fields: object[]) => ({ ...fixtures.declared.props, fields })
const named = (more: object) => ({ name: 'a', label: 'A', ...more })

test.each<[string, object, string]>([
  ['no kind', declare(named({})), '/fields/0/kind "a" has no kind.'],
  [
    'a choice without options',
    declare(named({ kind: 'select' })),
    '/fields/0/options "a" is chosen from options, and has none.',
  ],
  [
    'options of what is no choice',
    declare(named({ kind: 'date', options: [{ value: '1' }] })),
    '/fields/0/options "a" is date, which has no options.',
  ],
  [
    'bounds of what has none',
    declare(named({ kind: 'email', most: 9 })),
    '/fields/0/kind "a" is email, which has no least and most.',
  ],
  [
    'bounds that exclude everything',
    declare(named({ kind: 'number', least: 9, most: 3 })),
    '/fields/0/least The least of "a" is more than its most.',
  ],
  [
    'a receipt for what is no address',
    declare(named({ kind: 'text', isReceiptTo: true })),
    '/fields/0/isReceiptTo "a" is text: receipts go to an email.',
  ],
  [
    'two receipts',
    declare(
      named({ kind: 'email', isReceiptTo: true }),
      named({ name: 'b', kind: 'email', isReceiptTo: true }),
    ),
    '/fields Two fields receive the receipt number.',
  ],
  [
    'an option twice',
    declare(named({ kind: 'radio', options: [{ value: '1' }, { value: '1' }] })),
    '/fields/0/options "a" has an option twice.',
  ],
  [
    'a fixed input',
    { ...declare(named({ kind: 'text' })), fixed: [{ name: 'b', value: '1' }] },
    '/fixed v1/form/submit has no fixed inputs.',
  ],
  [
    'a kind where an endpoint says it',
    { ...fixtures.empty.props, fields: [named({ name: 'name', kind: 'text' })] },
    '/fields/0/kind rest/v1/book_reviews says itself what "name" takes.',
  ],
])('a declared form with %s is a fault', (_, props, wanted) => {
  const faults = actionOf(props)?.faults ?? []
  expect(faults.map(({ pointer, message }) => `${pointer} ${message}`)).toContain(wanted)
})

test('what is wrong is listed with the label of its field, and of its entry', () => {
  const { fields } = form.props.parse(fixtures.team.props)
  const labels = labelsOf(fields)
  expect(Object.keys(labels)).toContain('members.1.email')
  expect(labels['members.1.email']).toMatch(/ \(2\)$/)
  const [amount] = form.props.parse(fixtures.choices.props).fields
  expect(amount && labelsOf([amount])).toMatchObject({ [amount?.name ?? '']: amount?.label })
})
