import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const Plan = z.strictObject({
  name: text(60).meta({ title: 'Name' }),
  lead: text(200).optional().meta({ title: 'For whom' }),
  amount: z.int().min(0).max(1_000_000_000_000).optional().meta({
    title: 'Price in rupiah',
    description: 'A whole number. 0 is shown as free.',
    role: 'content',
  }),
  price: text(30).optional().meta({
    title: 'Price in words',
    description: 'In place of the number, such as: By agreement.',
  }),
  unit: text(60).optional().meta({ title: 'Unit', description: 'Such as: per month.' }),
  points: z.array(text(160)).max(14).default([]).meta({ title: 'What it has', role: 'content' }),
  action: z
    .strictObject({
      label: text(60).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Button', role: 'content' }),
  badge: text(40).optional().meta({
    title: 'Emphasis',
    description: 'Such as: Most chosen. A plan with it is set apart; one is enough.',
  }),
})
export type Plan = z.output<typeof Plan>

export const PricingProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  plans: z.array(Plan).max(4).meta({ title: 'Plans', role: 'content' }),
  note: longText(400).optional().meta({
    title: 'Note',
    description: 'Below the plans, such as on taxes.',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type PricingProps = z.output<typeof PricingProps>
