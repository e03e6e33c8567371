import { fieldsOf } from './field-elements.ts'

/** Shows the fields that the chosen kind carries, and hides those of others. */
export function followKind(form: HTMLElement): void {
  const select = [...form.querySelectorAll('select')].find(
    (one) => one.querySelector('[data-carries]') !== null,
  )
  if (!select) return
  const follow = () => {
    const carries = select.selectedOptions[0]?.dataset['carries']?.split(' ') ?? []
    for (const field of fieldsOf(form)) {
      const { carried } = field.dataset
      if (carried !== undefined) field.hidden = !carries.includes(carried)
    }
  }
  select.addEventListener('change', follow)
  follow()
}
