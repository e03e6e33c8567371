import type { Region } from '#schemas/services/authorizer.ts'
import type { School } from '#schemas/services/school.ts'
import type { Locale } from '#schemas/text.ts'
import type { FormControl } from '../parts/use-form.ts'

/** The answers that some fields are chosen from. */
export interface FormData {
  regions?: { items: Region[] }
  schools?: { items: School[] }
}

/** What every field of a form is rendered with. */
export interface FieldContext {
  /** The id of the node. */
  id: string
  control: FormControl
  locale: Locale
  data: FormData
  /** The name of the form's own choice of a province, if it has one. */
  provinceName?: string | undefined
}
