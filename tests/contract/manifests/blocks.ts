import { z } from 'zod'
import { updateAppSettings } from '#schemas/services/cms.ts'
import { sendBookReview } from '#schemas/services/rest.ts'
import { link } from '#schemas/text.ts'
import { registry } from '#blocks/registry.ts'
import type { KnownBlock, KnownBlocks } from '#src/manifest/known-blocks.ts'

/** Lets only calls to action into its slot, and only one. */
const frame: KnownBlock = {
  type: 'bingkai',
  title: 'Bingkai',
  description: 'Holds one call to action.',
  props: z.object({}),
  slots: { isi: { title: 'Isi', allow: ['cta'], max: 1 } },
}

/** Its migration cannot take what its first version allowed. */
const brittle: KnownBlock = {
  type: 'rapuh',
  title: 'Rapuh',
  description: 'Has a defect.',
  props: z.object({ heading: z.string().optional() }),
  migrations: [
    {
      to: 2,
      name: 'fails',
      up() {
        throw new Error('boom')
      },
    },
  ],
}

const names = Array.from({ length: 41 }, (_, i) => [`p${i}`, z.unknown().optional()] as const)

/** Takes more props than a node may have, each of any kind. */
const wide: KnownBlock = {
  type: 'lebar',
  title: 'Lebar',
  description: 'Takes anything.',
  props: z.object(Object.fromEntries(names)),
}

/** Sends what only those who run a site may send, and leads where its prop says. */
const sender: KnownBlock = {
  type: 'pengirim',
  title: 'Pengirim',
  description: 'Sends settings.',
  props: z.object({ to: link() }),
  action: ({ to }) => ({ endpoint: updateAppSettings, to: String(to) }),
}

/** Asks for what a visitor may send, if its prop says so under a name that the endpoint has. */
const asker: KnownBlock = {
  type: 'penanya',
  title: 'Penanya',
  description: 'Sends a comment.',
  props: z.object({ field: z.string() }),
  action: ({ field }) => ({
    endpoint: sendBookReview,
    faults:
      field === 'message'
        ? []
        : [{ pointer: '/field', message: `There is no input "${String(field)}".` }],
  }),
}

/** The real blocks, and five that show what none of them does. */
export const blocks: KnownBlocks = new Map<string, KnownBlock>([
  ...registry,
  ...[frame, brittle, wide, sender, asker].map((block) => [block.type, block] as const),
])
