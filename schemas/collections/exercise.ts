import { z } from 'zod'
import { longText, text } from '../text.ts'
import { slug } from './parts.ts'

/** The languages of exercises: code in the first three is run in the browser, code in the others is read. */
export const ExerciseLanguage = z.enum([
  'javascript',
  'sql',
  'html-css',
  'python',
  'java',
  'c',
  'cpp',
  'go',
  'php',
  'ruby',
  'kotlin',
  'rust',
])
export type ExerciseLanguage = z.output<typeof ExerciseLanguage>

export const ExerciseLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export type ExerciseLevel = z.output<typeof ExerciseLevel>

const code = (max: number) => z.string().max(max)

/** One thing that is run, and what must come of it. */
export const ExerciseCheck = z.strictObject({
  run: code(2000).meta({
    title: 'What is run',
    role: 'data',
    description:
      'JavaScript: a call, such as add(2, 3). SQL: the rows that the tables get, as INSERT statements. HTML & CSS: a selector. Code that is read: output, or line.',
  }),
  read: z
    .string()
    .max(80)
    .regex(/^(count|text|(attribute|style):[a-z][a-z-]*)$/, {
      error: 'must be count, text, attribute:<name> or style:<property>',
    })
    .optional()
    .meta({
      title: 'What is read',
      role: 'data',
      description:
        'HTML & CSS: count, text, attribute:<name> or style:<property> of the elements that the selector finds.',
    }),
  expected: code(4000).meta({
    title: 'What must come of it',
    role: 'data',
    description:
      'JSON: a value, the rows as lists of values, a number of elements, or a list with a text for each element. Code that is read: the printed lines, or the number of the line.',
  }),
  hidden: z.boolean().default(false).meta({
    title: 'Is hidden',
    role: 'data',
    description: 'Learners are told whether it passes, and not what it runs.',
  }),
})
export type ExerciseCheck = z.output<typeof ExerciseCheck>

/** The fields of an exercise besides its slug: those of a row, and those of a node that shows one. */
export const exerciseFields = {
  title: text(120).meta({ title: 'Title' }),
  language: ExerciseLanguage.meta({ title: 'Language', role: 'data' }),
  level: ExerciseLevel.meta({ title: 'Level', role: 'data' }),
  topic: text(60).meta({ title: 'Topic' }),
  task: longText(1200).meta({
    title: 'Task',
    description: 'A blank line parts paragraphs; `words` in backticks are code.',
  }),
  starter: code(4000).meta({
    title: 'Code to begin with',
    role: 'data',
    description: 'The code that learners change; the whole code, where it is read.',
  }),
  solution: code(4000).meta({
    title: 'Solution',
    role: 'data',
    description: 'Code that passes every check; the answer, where code is read.',
  }),
  tables: code(4000).optional().meta({
    title: 'Tables',
    role: 'data',
    description: 'SQL: the statements that make the tables, before the rows of a check.',
  }),
  ordered: z.boolean().default(true).meta({
    title: 'The order of rows counts',
    role: 'data',
    description: 'SQL: false where a task leaves the order open.',
  }),
  checks: z.array(ExerciseCheck).min(1).max(20).meta({ title: 'Checks', role: 'data' }),
  hints: z.array(text(400)).max(5).default([]).meta({ title: 'Hints', role: 'content' }),
  explanation: longText(1200).meta({
    title: 'Explanation',
    description: 'Why the solution is right.',
  }),
} as const

/** An exercise of the coding studio: a task, the code to begin with, and the checks that a solution passes. */
export const ExerciseRow = z.strictObject({ slug, ...exerciseFields })
