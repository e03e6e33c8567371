import { boot } from '../boot.ts'
import { listPublicRows, listRows, messageOf, nameOf, readRow, type Values } from './calls.ts'
import { element } from './elements.ts'
import { fieldsOf, controlOf, idsOf } from './field-elements.ts'
import { contentWords } from './words.ts'
import { written } from './write-fields.ts'

interface Source {
  area: string
  kind?: string
  kindField?: string
  /** Visitors see the rows too, and the writer may read no others. */
  isPublic?: boolean
}

const words = contentWords[boot.locale]
const pauseMs = 250

/** Lets other rows be found by their names and chosen, by pointer or by keyboard. `changed` is called after each choice. */
export function beginChoice(field: HTMLElement, changed: () => void): void {
  const box = field.querySelector<HTMLElement>('[data-source]')
  const input = field.querySelector<HTMLInputElement>('[role=combobox]')
  const list = field.querySelector<HTMLElement>('.content-options')
  if (!box || !input || !list) return
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-labelledby', `${input.id}-label`)
  const source = JSON.parse(box.dataset['source'] ?? '{}') as Source
  const names = new Map<string, string>()
  const set = (ids: readonly string[]) => {
    const hidden = field.querySelector<HTMLInputElement>('[data-ids]')
    if (hidden) hidden.value = ids.join(' ')
    void showChosen(field, { source, names }, set)
    changed()
  }
  const close = () => {
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }
  const choose = (option: HTMLElement) => {
    const { id = '' } = option.dataset
    names.set(id, option.textContent)
    const kept = field.dataset['kind'] === 'rows' ? idsOf(field).filter((one) => one !== id) : []
    set([...kept, id])
    input.value = ''
    close()
  }
  const search = async () => {
    const found = await find(field, source, input.value)
    list.replaceChildren(...found.map((row, i) => toOption(row, `${input.id}-${i}`)))
    if (found.length === 0) list.append(element('p', { class: 'text-small' }, words.noneFound))
    list.hidden = false
    input.setAttribute('aria-expanded', 'true')
  }
  listen({ input, list, search, choose, close })
  field.addEventListener(written, () => void showChosen(field, { source, names }, set))
  void showChosen(field, { source, names }, set)
}

interface Parts {
  input: HTMLInputElement
  list: HTMLElement
  search(): Promise<void>
  choose(option: HTMLElement): void
  close(): void
}

function listen({ input, list, search, choose, close }: Parts): void {
  let timer = 0
  const optionOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
  input.addEventListener('input', (event) => {
    event.stopPropagation()
    clearTimeout(timer)
    timer = window.setTimeout(() => void search(), pauseMs)
  })
  input.addEventListener('blur', () => setTimeout(close, 200))
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = optionOf(target)
    if (option) choose(option)
  })
  input.addEventListener('keydown', (event) => {
    const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
    const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true')
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && !list.hidden) {
      const option = options[at]
      if (option) choose(option)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden) void search()
      else
        select(
          input,
          options,
          (at + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length,
        )
    } else return
    event.preventDefault()
  })
}

function select(input: HTMLInputElement, options: readonly HTMLElement[], at: number): void {
  for (const [i, option] of options.entries())
    option.setAttribute('aria-selected', String(i === at))
  const chosen = options[at]
  chosen?.scrollIntoView({ block: 'nearest' })
  if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
}

const toOption = (row: Values, id: string) =>
  element(
    'div',
    { role: 'option', id, 'data-id': String(row['id']), 'aria-selected': 'false' },
    nameOf(row),
  )

/** The rows that a search finds; none, with the reason in the log, where it fails. */
async function find(field: HTMLElement, source: Source, search: string): Promise<Values[]> {
  const { area, kind = kindIn(field, source) } = source
  const isByKind = source.kind !== undefined || source.kindField !== undefined
  if (isByKind && kind === '') return []
  const wanted = search === '' ? {} : { search }
  try {
    if (source.isPublic) return (await listPublicRows(area)).filter(isNamed(search))
    return isByKind
      ? await listRows('v3/post/kind/category/list', { kindSlug: kind, ...wanted })
      : await listRows(`v1/manage/${area}/list`, wanted)
  } catch (error) {
    console.error(messageOf(error), error)
    return []
  }
}

/** Whether a row has these words in its name. */
const isNamed = (search: string) => (row: Values) =>
  nameOf(row).toLowerCase().includes(search.trim().toLowerCase())

/** The name of a row that was chosen. Throws CallFailed. */
async function readName({ area, isPublic }: Source, id: string): Promise<string> {
  if (!isPublic) return nameOf((await readRow(area, id)).row)
  const rows = await listPublicRows(area)
  return nameOf(rows.find((row) => row['id'] === id) ?? {}) || id
}

function kindIn(field: HTMLElement, { kindField }: Source): string {
  const form = field.closest('form')
  const other = form && fieldsOf(form).find(({ dataset }) => dataset['field'] === kindField)
  return other ? controlOf(other).value : ''
}

interface Known {
  source: Source
  names: Map<string, string>
}

/** Shows the chosen rows by their names, each with a button that takes it away. */
async function showChosen(
  field: HTMLElement,
  { source, names }: Known,
  set: (ids: readonly string[]) => void,
): Promise<void> {
  const list = field.querySelector('.content-chosen')
  const ids = idsOf(field)
  const unknown = ids.filter((id) => !names.has(id))
  const read = unknown.map(async (id) => {
    const name = await readName(source, id).catch(() => id)
    names.set(id, name)
  })
  await Promise.all(read)
  list?.replaceChildren(
    ...idsOf(field).map((id) => {
      const name = names.get(id) ?? id
      const button = element(
        'button',
        { type: 'button', 'aria-label': words.remove(name) },
        `${name} ×`,
      )
      button.addEventListener('click', () => {
        set(idsOf(field).filter((one) => one !== id))
        field.querySelector<HTMLElement>('[role=combobox]')?.focus()
      })
      return element('li', {}, button)
    }),
  )
}
