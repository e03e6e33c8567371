import { fieldOfPath } from '#schemas/forms/field-of-path.ts'
import type { BlockForm, FormResult, FormValues, SentForm, TakenFacts } from '#schemas/page-boot.ts'
import type { Locale } from '#schemas/text.ts'
import { CallFailed } from './call-failed.ts'
import type { Transport } from './transport.ts'

/** The result of sending a form; when it was sent, also the page that follows it. */
type Sending =
  | { status: 'sent'; to: string; taken?: TakenFacts }
  | Extract<FormResult, { status: 'refused' }>

export interface FormSending {
  /** Sends a block's form to its page, signed in or not; sent again with the same key it is accepted once. */
  send(form: BlockForm, values: FormValues, sent: SentForm): Promise<Sending>
}

const words: Record<Locale, { noAnswer: string; tooLate: string }> = {
  id: {
    noAnswer: 'Tidak ada sambungan. Isian Anda tersimpan: coba lagi saat sambungan kembali.',
    tooLate: 'Jawaban terlalu lama. Isian Anda tersimpan: coba lagi.',
  },
  en: {
    noAnswer: 'There is no connection. What you wrote is stored: try again when it is back.',
    tooLate: 'The answer took too long. What you wrote is stored: try again.',
  },
}

/** Sends the forms of blocks from one browser. */
export const openFormSending = (transport: Transport, locale: Locale): FormSending => ({
  async send(form, values, { key, files }) {
    const call = { host: 'services', method: 'POST', path: form.path } as const
    const body = files ?? { ...values, ...form.hidden }
    try {
      const answer = await transport.send(
        { call, url: form.path, body },
        {
          idempotencyKey: key,
          withHeldToken: true,
          deadlineMs: files === undefined ? 20_000 : 180_000,
        },
      )
      const sent = targetOf(answer)
      // What a login page of a network answers, or half of an answer, is no receipt.
      if (sent === undefined)
        return { status: 'refused', message: words[locale].noAnswer, errors: {} }
      return { status: 'sent', ...sent }
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      const { problem, fields } = error
      const message =
        problem === 'no-answer'
          ? words[locale].noAnswer
          : problem === 'too-late'
            ? words[locale].tooLate
            : error.message
      const errors = fields.map(({ field, message: wrong }) => [
        fieldOfPath(field, form.fields),
        wrong,
      ])
      return { status: 'refused', message, errors: Object.fromEntries(errors) as Errors }
    }
  },
})

/** The facts of our own server, whose shape its schema has. */
const isObject = (value: unknown): value is TakenFacts =>
  typeof value === 'object' && value !== null

type Errors = Record<string, string>

/** The page that the server names as the next, and its message to the sender. */
function targetOf(answer: unknown): { to: string; taken?: TakenFacts } | undefined {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return undefined
  const { data } = answer
  if (typeof data !== 'object' || data === null || !('to' in data)) return undefined
  const { to } = data
  if (typeof to !== 'string') return undefined
  return 'taken' in data && isObject(data.taken) ? { to, taken: data.taken } : { to }
}
