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

/** A form whose fields follow from an endpoint. It works without scripts, as one form or in steps. */
export const form = defineBlock<typeof FormProps, FormData>({
  type: 'form',
  title: 'Form',
  description:
    'A form that sends to one of the endpoints for visitors: registers schools and teams, takes wishes, comments and pledges, or fields of its own.',
  category: 'action',
  keywords: ['formulir', 'pendaftaran', 'aspirasi', 'donasi', 'registration'],
  props: FormProps,
  island: 'visible',
  fetched: ['regions', 'schools'],
  needs: (props) => {
    const { fields } = props
    const shapes = shapesOfForm(props)
    const has = (kind: string) => fields.some(({ name }) => shapes[name]?.kind === kind)
    return {
      ...(has('city') || has('province') ? { regions: need(listRegions, {}) } : {}),
      ...(has('school') ? { schools: need(listSchools, {}) } : {}),
    }
  },
  action: formAction,
  render: FormBlock,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
