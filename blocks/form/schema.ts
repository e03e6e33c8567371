import { z } from 'zod'
import { declaredKinds, formFileTypes } from '#schemas/declared-field.ts'
import { formPaths } from '#schemas/forms/form-paths.ts'
import { longText, pageLink, text } from '#schemas/text.ts'

const inputName = () =>
  z
    .string()
    .max(60)
    .regex(/^[A-Za-z]\w*$/)

const described = {
  name: inputName().meta({ title: 'Input', description: 'Of the endpoint.', role: 'data' }),
  label: text(120).meta({ title: 'Label' }),
  help: text(240).optional().meta({ title: 'Help', description: 'Below the label.' }),
  placeholder: text(80).optional().meta({ title: 'Placeholder' }),
  options: z
    .array(
      z.object({
        value: z.string().min(1).max(120).meta({ title: 'Value' }),
        label: text(120).optional().meta({ title: 'Label', description: 'Empty: the value.' }),
      }),
    )
    .max(40)
    .default([])
    .meta({ title: 'Options', description: 'What visitors choose from.' }),
}

const FormFieldProps = z.object({
  ...described,
  name: inputName().meta({
    title: 'Input',
    description:
      'Of a field with a kind: a name of your own, once in the form. Of others: an input of the endpoint.',
    role: 'data',
  }),
  other: text(120).optional().meta({
    title: 'Label of another amount',
    description: 'With options of a number: visitors may write a number of their own.',
  }),
  fields: z
    .array(z.object(described))
    .max(8)
    .default([])
    .meta({ title: 'Fields of each entry', description: 'Of a group, such as members.' }),
  kind: z.enum(declaredKinds).optional().meta({
    title: 'Kind',
    description: 'Of a field that the form declares itself, for v1/form/submit only.',
    role: 'data',
  }),
  isRequired: z.boolean().default(true).meta({
    title: 'Must be filled in',
    description:
      'Of a field with a kind: true when it is left out. The endpoint says it of others.',
    role: 'data',
  }),
  least: z.int().min(0).optional().meta({
    title: 'Least',
    description: 'Of a field with a kind: the fewest characters, or the smallest number.',
    role: 'data',
  }),
  most: z.int().min(1).max(1_000_000_000_000).optional().meta({
    title: 'Most',
    description: 'Of a field with a kind: the most characters, or the largest number.',
    role: 'data',
  }),
  fileTypes: z.array(z.enum(formFileTypes)).max(6).default([]).meta({
    title: 'Types of file',
    description: 'Of a field of the kind file: what is taken.',
    role: 'data',
  }),
  megabytes: z.int().min(1).max(10).optional().meta({
    title: 'Most megabytes',
    description: 'Of a field of the kind file; empty: 5.',
    role: 'data',
  }),
  isReceiptTo: z.boolean().default(false).meta({
    title: 'Receives the receipt number',
    description: 'Of one field of the kind email.',
    role: 'data',
  }),
  add: text(60).optional().meta({
    title: 'Label of the button that adds an entry',
  }),
})
export type FormFieldProps = z.output<typeof FormFieldProps>
export type EntryFieldProps = FormFieldProps['fields'][number]

export const FormProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  endpoint: z.enum(formPaths).meta({ title: 'Endpoint', role: 'data' }),
  fields: z
    .array(FormFieldProps)
    .min(1)
    .max(24)
    .meta({ title: 'Fields', description: 'In order.' }),
  fixed: z
    .array(
      z.object({
        name: inputName().meta({ title: 'Input', description: 'Of the endpoint.' }),
        value: z.string().max(200).meta({ title: 'Value' }),
      }),
    )
    .max(12)
    .default([])
    .meta({
      title: 'Fixed inputs',
      description: 'Set by the server; a browser cannot send them.',
      role: 'data',
    }),
  keepDays: z.int().min(1).max(1825).default(365).meta({
    title: 'Days that submissions are kept',
    description: 'Of a form that declares its fields: afterwards they are deleted.',
    role: 'data',
  }),
  steps: z
    .array(
      z.object({
        title: text(80).meta({ title: 'Title' }),
        fields: z.array(inputName()).min(1).max(24).meta({ title: 'Fields' }),
      }),
    )
    .max(6)
    .default([])
    .meta({
      title: 'Steps',
      description: 'Empty: all fields at once. Without scripts the steps are one long form.',
    }),
  consent: longText(600).meta({
    title: 'Consent',
    description: 'What happens with what visitors write, and for how long it is stored.',
  }),
  submit: text(60).optional().meta({ title: 'Label of the button' }),
  sent: z
    .object({ heading: text(120), text: longText(400) })
    .optional()
    .meta({ title: 'Notice after sending' }),
  thanks: pageLink().optional().meta({
    title: 'Page after sending',
    description: 'page:<page> of this site. Empty: a notice on the same page.',
  }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type FormProps = z.output<typeof FormProps>
