import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const SettingListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
})
export type SettingListProps = z.output<typeof SettingListProps>
