import type { Action } from '#blocks/action.ts'
import { formInputs, type BlockForm, type TakenFacts } from '#schemas/page-boot.ts'

/** A form that was sent from a page and refused; with facts for its sender, one that was taken. */
export interface RefusedForm {
  node: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  message: string | null
  taken?: TakenFacts
}

/** What the forms of a page are rendered with. */
export interface Forms {
  /** Proves that a form of this node was rendered by this server. */
  token(nodeId: string): string
  refused?: RefusedForm
}

const noForms: Forms = { token: () => '' }

/** The form of a node, at the path of its page; with what was refused, when it was this form. */
export function nodeForm(
  { node, path }: { node: string; path: string },
  { fields, secrets, shapes }: Action,
  { token, refused }: Forms = noForms,
): BlockForm {
  const mine = refused?.node === node ? refused : undefined
  const shown = Object.entries(mine?.values ?? {}).filter(
    ([name]) => fields.includes(name) && !secrets.includes(name),
  )
  return {
    path,
    hidden: { [formInputs.node]: node, [formInputs.token]: token(node) },
    fields,
    secrets,
    values: Object.fromEntries(shown),
    errors: { ...mine?.errors },
    message: mine?.message ?? null,
    ...(mine?.taken === undefined ? {} : { taken: mine.taken }),
    ...(shapes === undefined ? {} : { shapes }),
  }
}
