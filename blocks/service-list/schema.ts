import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const Service = z.strictObject({
  title: text(120).meta({ title: 'Title' }),
  text: longText(600).optional().meta({ title: 'Text' }),
  points: z.array(text(120)).max(8).default([]).meta({ title: 'What it has', role: 'content' }),
  note: text(80).optional().meta({
    title: 'Note',
    description: 'Such as the price or how long it takes.',
  }),
  action: z
    .strictObject({
      label: text(60).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Link', role: 'content' }),
})
export type Service = z.output<typeof Service>

export const ServiceListProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  services: z.array(Service).max(20).meta({ title: 'Services', role: 'content' }),
  look: z.enum(['rows', 'panels']).default('rows').meta({
    title: 'Look',
    description: 'Ruled rows with the words beside the title, or panels two by two.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type ServiceListProps = z.output<typeof ServiceListProps>
