import { z } from 'zod'
import { Shell, Theme } from './layout.ts'
import { Page } from './page.ts'

/** What the editors of one site published over its layout: pages and shell as patches or whole, and theme. */
export const Overlay = z
  .strictObject({
    $schema: z.string().optional(),
    overlay: z.literal(1),
    theme: Theme.partial().optional(),
    shell: Shell.optional(),
    pages: z.record(z.string().regex(/^[a-z0-9-]+$/), Page).default({}),
  })
  .meta({ title: 'Overlay' })
export type Overlay = z.output<typeof Overlay>
