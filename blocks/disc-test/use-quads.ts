import { useEffect, useState } from 'react'
import { useAwake } from '../parts/use-awake.ts'
import type { FormControl } from '../parts/use-form.ts'
import { valuesOf } from '../parts/form-values.ts'
import { answerOf, inputName } from './chosen.ts'
import type { Quad } from './schema.ts'
import { type Scores, scoresOf } from './scores.ts'

export interface QuadSteps {
  /** The quad that is shown, after the last one the consent; undefined where all are, as without scripts. */
  at: number | undefined
  /** Whether the visitor wanted to go on and has not chosen both statements. */
  isOpen: boolean
  /** The scores of a test that is filled in, at its last step. */
  scores: Scores | undefined
  /** The form's control, which goes to the next quad before the last step. */
  control: FormControl
  back(): void
}

const isAnswered = (values: Readonly<Record<string, string>>) => (quad: Quad) =>
  answerOf(quad, values) !== undefined

/** The quads of a test one at a time; a reload goes on at the first one without an answer. */
export function useQuads(control: FormControl, quads: readonly Quad[]): QuadSteps {
  const isAwake = useAwake()
  const { errors, ref } = control
  const [shown, setShown] = useState(0)
  const [moves, setMoves] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [scores, setScores] = useState<Scores>()
  const [seen, setSeen] = useState(errors)
  const at = isAwake ? shown : undefined
  if (errors !== seen) {
    setSeen(errors)
    const first = quads.findIndex((quad) => isWrong(quad, errors))
    if (first >= 0) setShown(first)
  }

  useEffect(() => {
    const values = valuesIn(ref.current)
    const first = quads.findIndex((quad) => !isAnswered(values)(quad))
    setShown(first < 0 ? quads.length : first)
    setScores(scoresIn(quads, values))
  }, [ref, quads])

  useFocus(ref, moves)

  const show = (next: number) => {
    setShown(next)
    setOpen(false)
    setScores(scoresIn(quads, valuesIn(ref.current)))
    setMoves((count) => count + 1)
  }
  return {
    at,
    isOpen,
    scores,
    control: {
      ...control,
      onSubmit(event) {
        const quad = at === undefined ? undefined : quads[at]
        if (at === undefined || quad === undefined) return control.onSubmit(event)
        event.preventDefault()
        if (isAnswered(valuesIn(ref.current))(quad)) show(at + 1)
        else setOpen(true)
      },
      onInput(event) {
        control.onInput(event)
        setOpen(false)
      },
    },
    back: () => show(Math.max(0, (at ?? 0) - 1)),
  }
}

/** Focuses the shown step each time the visitor went on; not when the page was loaded. */
function useFocus(ref: FormControl['ref'], moves: number): void {
  useEffect(() => {
    if (moves > 0)
      ref.current?.querySelector<HTMLElement>('.form-step:not([hidden]) legend')?.focus()
  }, [ref, moves])
}

const isWrong = (quad: Quad, errors: FormControl['errors']): boolean =>
  errors[inputName('most', quad)] !== undefined || errors[inputName('least', quad)] !== undefined

function valuesIn(element: Element | null): Readonly<Record<string, string>> {
  const form = element?.querySelector('form')
  return form ? valuesOf(form) : {}
}

function scoresIn(quads: readonly Quad[], values: Readonly<Record<string, string>>) {
  const answers = quads.flatMap((quad) => answerOf(quad, values) ?? [])
  return answers.length === quads.length ? scoresOf(answers) : undefined
}
