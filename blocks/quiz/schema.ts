import { z } from 'zod'
import { Slug } from '#schemas/slug.ts'
import { longText, text } from '#schemas/text.ts'

const Question = z.strictObject({
  slug: Slug.meta({ title: 'Slug', role: 'data' }),
  question: longText(400).meta({ title: 'Question' }),
  choices: z.array(text(200)).min(3).max(5).meta({ title: 'Choices', role: 'content' }),
  answer: z.int().min(0).max(4).meta({
    title: 'Right choice',
    role: 'data',
    description: 'Its position in the list of choices, counted from 0.',
  }),
  explanation: longText(600).meta({ title: 'Explanation' }),
})
export type Question = z.output<typeof Question>

const Subject = z.strictObject({
  slug: Slug.meta({ title: 'Slug', role: 'data' }),
  name: text(80).meta({ title: 'Name' }),
})

export const QuizProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  subject: z.string().max(200).optional().meta({
    title: 'Subject',
    description:
      'The subject of the questions. Bound to a choice of the query, visitors choose it by links.',
    role: 'data',
  }),
  subjects: z.array(Subject).max(40).default([]).meta({
    title: 'Names of the subjects',
    description: 'One for each choice of the query.',
    role: 'content',
  }),
  questions: z.array(Question).max(200).meta({
    title: 'Questions',
    description: 'Written here, or bound to rows of one subject: { "$bind": "questions" }.',
    role: 'content',
  }),
  look: z.enum(['card', 'open']).default('card').meta({
    title: 'Look',
    description: 'The quiz in a frame, or without one.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type QuizProps = z.output<typeof QuizProps>
