import { ExerciseCheck, ExerciseLanguage } from '#schemas/collections/exercise.ts'
import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule } from '../define.ts'

export const wrongExercise = defineRule({
  name: 'wrong-exercise',
  family: 'reference',
  severity: 'error',
  title: 'An exercise has a check that its language cannot pass, or begins solved',
  hint: 'Write what is expected as JSON where code is run, and one check with output or line where code is read; let the first code differ from the solution.',
  why: 'Learners could not solve the exercise, or would have nothing to solve.',
  layout({ layout, report }) {
    for (const { kind, rows } of layout.collections.values()) {
      if (kind !== 'exercise') continue
      for (const row of rows) {
        const { language, starter, solution, checks } = row.props
        const known = ExerciseLanguage.safeParse(language).data
        const read = ExerciseCheck.array().safeParse(checks).data
        if (known === undefined || read === undefined) continue
        if (typeof starter === 'string' && starter === solution)
          report('The code to begin with is the solution.', placeOf(row, '/props/starter'))
        const lines = typeof starter === 'string' ? starter.split('\n').length : 0
        const fault = faultOf(known, read, lines)
        if (fault) report(fault.message, placeOf(row, `/props/checks${fault.at}`))
      }
    }
  },
})

interface Fault {
  message: string
  /** A JSON Pointer into the checks. */
  at: string
}

/** What is wrong with the checks of an exercise whose code has so many lines; undefined when nothing is. */
function faultOf(
  language: ExerciseLanguage,
  checks: readonly ExerciseCheck[],
  lines: number,
): Fault | undefined {
  const isRun = language === 'javascript' || language === 'sql' || language === 'html-css'
  if (!isRun) return checks.length === 1 ? faultOfReading(checks[0], lines) : onlyOne
  for (const [index, { expected, read }] of checks.entries()) {
    const value = parsed(expected)
    if (value === undefined) return { message: 'This is not JSON.', at: `/${index}/expected` }
    if (language === 'sql' && !isRows(value))
      return { message: 'Rows are a list of lists.', at: `/${index}/expected` }
    if ((language === 'html-css') !== (read !== undefined))
      return {
        message: 'Only a check of HTML & CSS says what is read, and each of them does.',
        at: `/${index}`,
      }
  }
  return undefined
}

const onlyOne: Fault = { message: 'Code that is read has one check: output or line.', at: '' }

function faultOfReading(check: ExerciseCheck | undefined, lines: number): Fault | undefined {
  if (check?.run === 'output') return undefined
  if (check?.run !== 'line') return onlyOne
  const number = Number(check.expected)
  const isThere = Number.isInteger(number) && number >= 1 && number <= lines
  return isThere
    ? undefined
    : { message: `The code has no line ${check.expected}.`, at: '/0/expected' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRows = (value: unknown): boolean => Array.isArray(value) && value.every(Array.isArray)
