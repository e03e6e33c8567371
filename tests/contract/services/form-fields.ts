import { DomUtils, parseDocument } from 'htmlparser2'
import { isTag, type Element } from 'domhandler'
import { formInputs } from '#schemas/page-boot.ts'

/** A field of a form on a page, as its HTML says it. */
export interface FormField {
  name: string
  /** The type of an input, `select` or `textarea`. */
  type: string
  isRequired: boolean
  /** The values of a choice; the empty one is none. */
  choices: string[]
  least: number
}

/** A form of a page with what it is posted with. */
export interface PageForm {
  node: string
  token: string
  fields: FormField[]
}

/** What the fields of a form have in a page, as a browser would send it again. */
export function readTyped(html: string, node: string): Record<string, string> {
  const forms = DomUtils.getElementsByTagName('form', parseDocument(html))
  const controlsOf = (form: Element) =>
    DomUtils.findAll(({ name }) => ['input', 'select', 'textarea'].includes(name), form.children)
  const isThis = (controls: Element[]) =>
    controls.some(({ attribs: { name, value } }) => name === formInputs.node && value === node)
  const controls = forms.map(controlsOf).find(isThis) ?? []
  return Object.fromEntries(
    controls.flatMap((control): [string, string][] => {
      const { name = '', type, value = '' } = control.attribs
      if (name === '') return []
      if (control.name === 'textarea') return [[name, DomUtils.textContent(control)]]
      if (control.name === 'select') {
        const chosen = DomUtils.findOne((one) => 'selected' in one.attribs, control.children)
        return [[name, chosen ? valueOfOption(chosen) : '']]
      }
      const isChoice = type === 'radio' || type === 'checkbox'
      return isChoice && !('checked' in control.attribs) ? [] : [[name, value]]
    }),
  )
}

/** Its value, or what it says where it has none. */
const valueOfOption = (option: Element): string =>
  option.attribs['value'] ?? DomUtils.textContent(option)

const own = new Set<string>(Object.values(formInputs))

/** The forms of a page that store something, with their fields. */
export function readForms(html: string): PageForm[] {
  const forms = DomUtils.getElementsByTagName('form', parseDocument(html))
  return forms
    .filter((form) => form.attribs['method']?.toLowerCase() === 'post')
    .map((form) => {
      const controls = DomUtils.findAll(
        (element) => ['input', 'select', 'textarea'].includes(element.name),
        form.children,
      )
      const valueOf = (name: string) =>
        controls.find(({ attribs }) => attribs['name'] === name)?.attribs['value'] ?? ''
      return {
        node: valueOf(formInputs.node),
        token: valueOf(formInputs.token),
        fields: fieldsOf(controls),
      }
    })
}

function fieldsOf(controls: Element[]): FormField[] {
  const fields = new Map<string, FormField>()
  for (const control of controls) {
    const { name = '', value = '', min = '', inputmode } = control.attribs
    const type = inputmode === 'numeric' ? 'number' : (control.attribs['type'] ?? control.name)
    if (name === '' || own.has(name) || type === 'hidden') continue
    const before = fields.get(name)
    const isChoice = type === 'radio' || type === 'checkbox'
    const options = isTag(control) ? DomUtils.getElementsByTagName('option', control) : []
    const found = isChoice ? [value] : options.map(valueOfOption)
    fields.set(name, {
      name,
      type: type === 'input' ? 'text' : type,
      isRequired: (before?.isRequired ?? false) || 'required' in control.attribs,
      choices: [...(before?.choices ?? []), ...found.filter((one) => one !== '')],
      least: Number(min) || 0,
    })
  }
  return [...fields.values()]
}
