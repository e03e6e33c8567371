import { expect, test } from 'vitest'
import { formEndpoints } from '#schemas/forms/form-endpoints.ts'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
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
