import { defineBlock } from '../define.ts'
import { Downloads } from './downloads.tsx'
import { DownloadsProps } from './schema.ts'

/** Files to fetch, each with its kind and size. */
export const downloads = defineBlock({
  type: 'downloads',
  title: 'Files',
  description: 'Files to fetch, each with its name, kind and size.',
  category: 'content',
  keywords: ['unduhan', 'berkas', 'dokumen', 'brosur', 'pdf'],
  props: DownloadsProps,
  render: Downloads,
})
