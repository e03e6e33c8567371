import { listRegions } from '#schemas/services/authorizer.ts'
import { listSchools } from '#schemas/services/school.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { formAction } from './form-action.ts'
import { shapesOfForm } from './form-shapes.ts'
import type { FormData } from './field-context.ts'
import { FormBlock } from './form-block.tsx'
import { FormProps } from './schema.ts'

/** The kinds of what a form's fields take. */
function kindsOf(props: FormProps): Set<string | undefined> {
  const shapes = shapesOfForm(props)
  return new Set(props.fields.map(({ name }) => shapes[name]?.kind))
}

/** Whether the form looks different once it is hydrated: in steps, with entries that are added, or with provinces that narrow its cities. */
function looksDifferent(props: FormProps): boolean {
  const kinds = kindsOf(props)
  const hasEntries = props.fields.some(({ fields }) => fields.length > 0)
  return props.steps.length > 1 || hasEntries || (kinds.has('city') && !kinds.has('province'))
}

/** A form whose fields follow from an endpoint. It works without scripts, as one form or in steps. */
export const form = defineBlock<typeof FormProps, FormData>({
  type: 'form',
  title: 'Form',
  description:
    'A form that sends to one of the endpoints for visitors: registers schools and teams, takes wishes, comments and pledges, or fields of its own.',
  category: 'action',
  keywords: ['formulir', 'pendaftaran', 'aspirasi', 'donasi', 'registration'],
  props: FormProps,
  island: (props) => (looksDifferent(props) ? 'visible' : 'pointer'),
  fetched: ['regions', 'schools'],
  needs: (props) => {
    const kinds = kindsOf(props)
    return {
      ...(kinds.has('city') || kinds.has('province') ? { regions: need(listRegions, {}) } : {}),
      ...(kinds.has('school') ? { schools: need(listSchools, {}) } : {}),
    }
  },
  action: formAction,
  render: FormBlock,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
