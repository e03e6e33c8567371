import { boot } from '../boot.ts'
import { visit } from '../visit-client.ts'
import { element, pressable } from './elements.ts'
import { openHistory } from './history.ts'
import { openMessages } from './messages.ts'
import { openPages } from './pages.ts'
import { openTalk, type Talk } from './talk.ts'
import { words } from './words.ts'

const t = words[boot.locale]
const { session } = visit.environment
/** What is typed and not sent yet, until the tab is closed. */
const draftKey = 'tenun_assistant_draft'

/** What a page says of its assistant. */
export interface ChatTexts {
  welcome: string
  prompts: readonly string[]
  privacy: string
  /** The path of a source by its kind, with `:id` and `:slug`. */
  paths: Readonly<Record<string, string>>
}

/** Draws a conversation in place of what an element holds, and goes on with the one that was open last. Gives its field. */
export function drawChat(box: HTMLElement, texts: ChatTexts): HTMLTextAreaElement {
  const log = drawLog()
  const pages = openPages(() => talk)
  const prompts = drawPrompts(texts.prompts, (prompt) => {
    void talk.ask(prompt)
    field.focus()
  })
  const status = element('p', 'sr-only')
  status.setAttribute('role', 'status')
  const talk: Talk = openTalk(openMessages(log, texts.paths), {
    answering(isAnswering) {
      prompts.hidden = true
      submit.textContent = isAnswering ? t.stop : t.send
      form.ariaBusy = isAnswering ? 'true' : null
      status.textContent = isAnswering ? t.writing : ''
    },
    stored: () => history.draw(),
  })
  const { form, field, submit } = questionForm(talk)
  const giveFocus = takeOver(box.querySelector('input'), field)
  const renew = () => {
    talk.renew()
    prompts.hidden = false
    pages.show(undefined)
    field.focus()
  }
  const history = openHistory({
    open(id) {
      talk.renew()
      prompts.hidden = true
      pages.show(id)
    },
    deleted: (id) => id === talk.current() && renew(),
  })
  const begin = pressable('link-more', t.newConversation, renew)
  box.replaceChildren(
    pages.button,
    element('p', 'assistant-said by-assistant', texts.welcome),
    log,
    prompts,
    status,
    form,
    element('div', 'assistant-bar', begin, history.element),
    element('p', 'text-small text-muted', texts.privacy),
  )
  giveFocus()
  prompts.hidden = talk.current() !== undefined
  pages.show(talk.current())
  return field
}

/** Takes what was typed before this part was there; gives what takes the focus as well. */
function takeOver(before: HTMLInputElement | null, field: HTMLTextAreaElement): () => void {
  const hadFocus = before !== null && before === document.activeElement
  if (before?.value) field.value = before.value
  return () => hadFocus && field.focus()
}

function drawLog(): HTMLElement {
  const log = element('div', 'assistant-log')
  log.setAttribute('role', 'log')
  log.setAttribute('aria-label', t.log)
  log.tabIndex = 0
  return log
}

function drawPrompts(texts: readonly string[], choose: (prompt: string) => void): HTMLElement {
  const buttons = texts.map((prompt) => pressable('assistant-prompt', prompt, () => choose(prompt)))
  const prompts = element('div', 'assistant-prompts', ...buttons)
  prompts.setAttribute('role', 'group')
  prompts.setAttribute('aria-label', t.prompts)
  return prompts
}

/** The field for a question, with a button that sends it or stops the answer. */
function questionForm(talk: Talk) {
  const field = element('textarea', '')
  field.rows = 2
  field.maxLength = 4000
  field.required = true
  field.id = `assistant-${crypto.getRandomValues(new Uint32Array(1))[0]}`
  field.value = session.read(draftKey) ?? ''
  const label = element('label', '', t.question)
  label.htmlFor = field.id
  const hint = element('p', 'text-small text-muted', t.hint)
  hint.id = `${field.id}-hint`
  field.setAttribute('aria-describedby', hint.id)
  const submit = element('button', 'button', t.send)
  submit.type = 'submit'
  const asked = element('div', 'form-field', label, field)
  const form = element('form', 'assistant-form', asked, submit, hint)
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // The button stops an answer; Enter asks, which ends the answer before.
    if (form.ariaBusy === 'true' && event.submitter !== null) return talk.stop()
    const query = field.value.trim()
    if (query === '') return field.focus()
    field.value = ''
    session.remove(draftKey)
    void talk.ask(query)
  })
  field.addEventListener('input', () => session.write(draftKey, field.value))
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
  return { form, field, submit }
}
