import type { Profile } from '#schemas/services/profile.ts'
import { boot } from '../boot.ts'
import { payloads } from '../payloads.ts'
import { services } from '../service-client.ts'
import type { CallFailed } from '../services/call-failed.ts'
import { readProfile, updateProfile } from '../services/endpoints/profile.ts'
import { once, say } from './question.ts'
import { messageOf, refusalOf } from './refusal.ts'
import { profileWords } from './profile-words.ts'

const words = profileWords[boot.locale]

/** The profile as it is stored, and the ETag that a change names. */
interface Stored {
  profile: Profile
  etag: string
}

/** A form of the profile: the fields keep what was typed until it is saved. */
interface ProfileView {
  form: HTMLFormElement
  fields: Record<'name' | 'phone', HTMLInputElement>
  stored?: Stored
}

/** Sends the form of the profile, from the version that its fields show. */
export async function begin(element: HTMLElement): Promise<void> {
  if (!(element instanceof HTMLFormElement)) return
  const field = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)
  const [name, phone] = [field('name'), field('phone')]
  const submit = element.querySelector<HTMLButtonElement>('[type=submit]')
  if (!name || !phone || !submit) return
  const view: ProfileView = { form: element, fields: { name, phone } }
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    void once(element, () => save(view))
  })
  element.querySelector('[data-take]')?.addEventListener('click', () => {
    if (view.stored) fill(view, view.stored.profile, 'replaced')
    complain(view, '')
    name.focus()
  })
  submit.disabled = false
}

async function read(): Promise<Stored> {
  let etag = ''
  const profile = await services.callService(readProfile, {}, { onVersion: (one) => (etag = one) })
  return { profile, etag }
}

/** Writes what is stored into the fields, which a later change is compared with; `typed` ones can be kept as they are. */
function fill({ fields }: ProfileView, { name, phone }: Profile, typed: 'kept' | 'replaced'): void {
  for (const [field, value] of [
    [fields.name, name],
    [fields.phone, phone ?? ''],
  ] as const) {
    const isTyped = field.value !== field.defaultValue
    field.defaultValue = value
    if (typed === 'replaced' || !isTyped) field.value = value
  }
}

const isShown = ({ fields }: ProfileView, { name, phone }: Profile) =>
  fields.name.defaultValue === name && fields.phone.defaultValue === (phone ?? '')

async function save(view: ProfileView): Promise<void> {
  complain(view, '')
  try {
    view.stored ??= await read()
    // Changed between the drawing of the page and now: the first ETag is already that of another version.
    if (!isShown(view, view.stored.profile)) return showConflict(view, view.stored)
    await send(view, view.stored)
  } catch (error) {
    const refused = refusalOf(error)
    if (refused.problem === 'changed-meanwhile')
      return showConflict(view, (view.stored = await read()))
    refuse(view, refused)
  }
}

async function send(view: ProfileView, { etag }: Stored): Promise<void> {
  const { name, phone } = view.fields
  const input = { name: name.value, phone: phone.value.trim() || null }
  let next = ''
  const profile = await services.callService(updateProfile, input, {
    ifMatch: etag,
    onVersion: (one) => (next = one),
  })
  view.stored = { profile, etag: next }
  fill(view, profile, 'replaced')
  // Pages that were loaded before show the old name, and so does the menu until it is opened again.
  payloads.clear()
  for (const shown of document.querySelectorAll('[data-signed-in] [data-name]'))
    shown.textContent = ''
  say(view.form, '[data-saved]', words.saved)
}

/** Says what is stored now. The fields keep what was typed, and saving once more replaces what is stored. */
function showConflict(view: ProfileView, { profile }: Stored): void {
  const { name, phone } = profile
  fill(view, profile, 'kept')
  complain(view, words.changed(name, phone ?? words.noPhone), true)
}

function refuse(view: ProfileView, refused: CallFailed): void {
  const wrong = refused.fields.filter(({ field }) => field === 'name' || field === 'phone')
  for (const { field, message } of wrong) mark(view, field as 'name' | 'phone', message)
  const [first] = wrong
  if (first === undefined) complain(view, messageOf(refused))
  else view.fields[first.field as 'name' | 'phone'].focus()
}

function mark({ form, fields }: ProfileView, field: 'name' | 'phone', message: string): void {
  say(form, `[data-error=${field}]`, message)
  fields[field].ariaInvalid = message === '' ? null : 'true'
  fields[field].closest('.form-field')?.classList.toggle('is-wrong', message !== '')
}

/** Says what is wrong above the fields, and what was wrong no more; '' says nothing. */
function complain(view: ProfileView, message: string, isConflict = false): void {
  const said = view.form.querySelector<HTMLElement>('[data-said]')
  const take = view.form.querySelector<HTMLElement>('[data-take]')
  say(view.form, '[data-saved]', '')
  for (const field of ['name', 'phone'] as const) mark(view, field, '')
  say(view.form, '[data-message]', message)
  if (take) take.hidden = !isConflict
  if (!said) return
  said.hidden = message === ''
  if (message !== '') said.focus()
}
