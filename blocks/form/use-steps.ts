import { useState } from 'react'
import { useAwake } from '../parts/use-awake.ts'
import type { FormControl } from '../parts/use-form.ts'
import type { FormProps } from './schema.ts'

interface Steps {
  /** The step that is shown; undefined where all are, as without scripts. */
  at: number | undefined
  /** The form's control, which goes to the next step before the last one. */
  control: FormControl
  back(): void
}

/** The steps of a form in the browser: each is checked before the next, and a wrong field leads back to its own. */
export function useSteps(control: FormControl, steps: FormProps['steps']): Steps {
  const isAwake = useAwake()
  const { errors, ref } = control
  const [shown, setShown] = useState(0)
  const [seen, setSeen] = useState(errors)
  const at = isAwake && steps.length > 1 ? shown : undefined
  if (errors !== seen) {
    setSeen(errors)
    const wrong = Object.keys(errors).map((name) => name.split('.')[0] ?? '')
    const first = steps.findIndex(({ fields }) => fields.some((name) => wrong.includes(name)))
    if (first >= 0) setShown(first)
  }

  const show = (next: number) => {
    setShown(next)
    requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>('.form-step:not([hidden]) legend')?.focus(),
    )
  }
  return {
    at,
    control: {
      ...control,
      onSubmit(event) {
        if (at === undefined || at >= steps.length - 1) return control.onSubmit(event)
        event.preventDefault()
        const step = event.currentTarget.querySelector('.form-step:not([hidden])')
        if (step !== null && control.check(step)) show(at + 1)
      },
    },
    back: () => show(Math.max(0, (at ?? 0) - 1)),
  }
}
