import type { DeclaredForm } from '#schemas/declared-field.ts'
import type { Locale } from '#schemas/text.ts'
import type { ServiceContext } from './calls.ts'

/** Where a form of a page stands. */
export interface FormPlace {
  path: string
  node: string
}

/** A form that a page declares, and the page with its language. */
export interface FoundForm extends DeclaredForm {
  page: string
  language: Locale
}

/**
 * The form that a node of a page declares, from the compiled layout of the site. Throws ServiceError when the caller
 * may not see the page.
 */
export type FormOf = (
  ctx: Pick<ServiceContext, 'siteId' | 'caller'>,
  place: FormPlace,
) => Promise<FoundForm | undefined>
