import { defineBlock } from '../define.ts'
import { ShareProps } from './schema.ts'
import { Share } from './share.tsx'

/** Ways to send the page on: WhatsApp, its address, and the browser's own sheet. */
export const share = defineBlock({
  type: 'share',
  title: 'Share',
  description: 'Sends the page on: by WhatsApp, by copying its address, or as the device offers.',
  category: 'action',
  keywords: ['bagikan', 'whatsapp', 'salin tautan', 'kirim'],
  props: ShareProps,
  readsAddress: true,
  render: Share,
})
