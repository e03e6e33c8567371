import { z } from 'zod'
import { updateAppSettings } from '#schemas/services/cms.ts'
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

/** The real blocks, and four that show what none of them does. */
export const blocks: KnownBlocks = new Map<string, KnownBlock>([
  ...registry,
  ...[frame, brittle, wide, sender].map((block) => [block.type, block] as const),
])
