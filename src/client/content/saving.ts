import { languageTags } from '#schemas/languages.ts'
import { goToSignIn } from '../account/sign-in-link.ts'
import { boot } from '../boot.ts'
import { CallFailed } from '../services/call-failed.ts'
import { callArea, messageOf, readRow, type Values, type Versioned } from './calls.ts'
import { resolveConflict } from './conflict.ts'
import type { Draft, openDraft } from './draft.ts'
import { isSame, readFields } from './read-fields.ts'
import { checkFields, clearRefusals, showRefusals } from './refusals.ts'
import { contentWords } from './words.ts'
import { writeFields } from './write-fields.ts'

export type Act = 'save' | 'publish' | 'unpublish'

interface Options {
  stored: Versioned
  draft: ReturnType<typeof openDraft>
}

const words = contentWords[boot.locale]
const pauseMs = 400
/** A draft that visitors do not see is saved on the site after so long without a change. */
const autosaveMs = 15_000

/** The form of one row and the version that it was read in; one for each form. */
class Saving {
  #stored: Versioned
  #timer = 0
  #autosave = 0
  #isBusy = false
  /** What is written while the page goes is not stored again. */
  #isOver = false
  /** What the fields of a new row hold before anything is written; undefined for a row that is there. */
  #untouched: Values | undefined
  readonly #form: HTMLElement
  readonly #draft: Options['draft']

  constructor(form: HTMLElement, { stored, draft }: Options) {
    this.#form = form
    this.#stored = stored
    this.#draft = draft
    if (this.#id !== undefined) writeFields(form, stored.row)
    const saved = sessionStorage.getItem(savedKey)
    if (saved !== null && this.#id !== undefined) this.#say(words.saved)
    sessionStorage.removeItem(savedKey)
  }

  get #id(): string | undefined {
    return this.#form.dataset['row']
  }

  get #area(): string {
    return this.#form.dataset['area'] ?? ''
  }

  /** What the page holds otherwise than the site does. */
  #changes(): Values {
    const entries = Object.entries(readFields(this.#form))
    return Object.fromEntries(
      entries.filter(([name, value]) => !isSame(value, this.#stored.row[name])),
    )
  }

  /** Called once the fields are taken over, which may choose some of them, and before a draft is restored. */
  begun(): void {
    if (this.#id === undefined) this.#untouched = readFields(this.#form)
  }

  /** The changes, or nothing while the fields of a new row are as they began. */
  #written(): Values {
    return isSame(readFields(this.#form), this.#untouched) ? {} : this.#changes()
  }

  changed(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#autosave)
    this.#timer = window.setTimeout(() => this.store(), pauseMs)
    if (this.#id !== undefined && this.#stored.row['isPublished'] === false)
      this.#autosave = window.setTimeout(() => void this.#saveQuietly(), autosaveMs)
  }

  /** Stores what is not saved on this device. */
  store(): void {
    clearTimeout(this.#timer)
    if (this.#isOver) return
    const values = this.#written()
    const isEmpty = Object.keys(values).length === 0
    const before = Object.fromEntries(
      Object.keys(values).map((name) => [name, this.#stored.row[name] ?? null]),
    )
    const isStored = this.#draft.write(
      isEmpty ? undefined : { etag: this.#stored.etag, values, before },
    )
    this.#offerDiscard(!isEmpty)
    if (!isEmpty) this.#say(isStored ? withTime(words.draftAt) : words.noRoom)
  }

  /** Writes a draft into the form. One over another version meets a conflict when it is saved. */
  restore({ etag, values, before }: Draft): void {
    this.#stored = { row: { ...this.#stored.row, ...before }, etag }
    writeFields(this.#form, values)
    this.#offerDiscard(true)
  }

  discard(): void {
    clearTimeout(this.#timer)
    this.#form.inert = true
    this.#isOver = true
    this.#draft.write(undefined)
  }

  async save(act: Act): Promise<void> {
    if (this.#isBusy) return
    clearRefusals(this.#form)
    const refusals = checkFields(this.#form)
    if (refusals.length > 0) return showRefusals(this.#form, words.wrong, refusals)
    const body = this.#body(act)
    if (this.#id !== undefined && Object.keys(body).length === 0)
      return this.#say(words.nothingChanged)
    this.store()
    this.#setBusy(true)
    this.#say(words.saving)
    try {
      await this.#send(body)
    } catch (error) {
      this.#setBusy(false)
      await this.#refused(error, act)
    } finally {
      this.#setBusy(false)
    }
  }

  /** What is sent: the changes of a row, or all of a new one. An emptied date of publication is that of now. */
  #body(act: Act): Values {
    const isPublishable = this.#form.querySelector('[data-published]') !== null
    const isPublished = act === 'publish'
    if (this.#id === undefined)
      return { ...readFields(this.#form), ...(isPublishable ? { isPublished } : {}) }
    const isEmptied =
      this.#stored.row['publishedAt'] !== undefined &&
      !Object.hasOwn(readFields(this.#form), 'publishedAt')
    return {
      ...this.#changes(),
      ...(isEmptied ? { publishedAt: new Date().toISOString() } : {}),
      ...(act === 'save' ? {} : { isPublished }),
    }
  }

  async #send(body: Values): Promise<void> {
    const id = this.#id
    const { etag } = this.#stored
    if (id !== undefined) {
      const call = { area: this.#area, name: 'update' as const }
      return this.#accept(await callArea(call, { id, ...body }, etag))
    }
    const { row } = await callArea({ area: this.#area, name: 'create' }, body)
    this.discard()
    sessionStorage.setItem(savedKey, '')
    location.assign(`${this.#form.dataset['list']}/${String(row['id'])}`)
  }

  /** The form shows what the site stored, which may be cleaner than what was sent. */
  #accept(stored: Versioned): void {
    const now = readFields(this.#form)
    const others = Object.entries(stored.row).filter(([name, value]) => !isSame(value, now[name]))
    this.#stored = stored
    writeFields(this.#form, Object.fromEntries(others))
    this.#draft.write(undefined)
    this.#offerDiscard(false)
    this.#say(withTime(words.savedAt))
    const { isPublished } = stored.row
    if (typeof isPublished !== 'boolean') return
    for (const button of this.#form.querySelectorAll<HTMLElement>('[data-when]'))
      button.hidden = (button.dataset['when'] === 'published') !== isPublished
  }

  async #refused(error: unknown, act: Act): Promise<void> {
    const message = messageOf(error)
    if (!(error instanceof CallFailed)) return
    this.#say('')
    if (error.status === 412) return this.#compare(act)
    if (error.problem === 'sign-in-first') return goToSignIn(location.pathname + location.search)
    showRefusals(this.#form, error.fields.length > 0 ? words.wrong : message, error.fields)
  }

  /** Somebody else has changed the row: the writer chooses between both versions, which is then saved. */
  async #compare(act: Act): Promise<void> {
    const theirs = await readRow(this.#area, this.#id ?? '')
    const mine = readFields(this.#form)
    const versions = { before: this.#stored.row, mine, theirs: theirs.row }
    const chosen = await resolveConflict(this.#form, versions)
    if (chosen === undefined) return
    this.#stored = theirs
    writeFields(this.#form, chosen)
    this.store()
    await this.save(act)
  }

  /** Saves a draft without bringing the writer anywhere; what is not whole yet stays on this device. */
  async #saveQuietly(): Promise<void> {
    const body = this.#changes()
    if (this.#isBusy || Object.keys(body).length === 0) return
    if (checkFields(this.#form).length > 0) return
    try {
      await this.#send(body)
    } catch (error) {
      const isOld = error instanceof CallFailed && error.status === 412
      this.#say(isOld ? words.changedMeanwhile : messageOf(error))
    }
  }

  #say(text: string): void {
    const saved = this.#form.querySelector('[data-saved]')
    if (saved) saved.textContent = text
  }

  #offerDiscard(isOffered: boolean): void {
    const discard = this.#form.querySelector<HTMLElement>('[data-discard]')
    if (discard) discard.hidden = !isOffered
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#form.ariaBusy = String(isBusy)
  }
}

/** Says after a new row was made that it is stored. */
const savedKey = 'tenun_content_saved'

const withTime = (text: string): string =>
  text.replace(
    '{time}',
    new Intl.DateTimeFormat(languageTags[boot.locale], { timeStyle: 'short' }).format(),
  )

/** Opens the saving of a form's row. */
export const openSaving = (form: HTMLElement, options: Options): Saving => new Saving(form, options)
