import { defineBlock } from '../define.ts'
import { Contact } from './contact.tsx'
import { ContactProps } from './schema.ts'

/** The ways to reach somebody: address, hours, phone, WhatsApp and mail. */
export const contact = defineBlock({
  type: 'contact',
  title: 'Contact',
  description: 'Address with a map, opening hours, phone, WhatsApp and mail; no map is embedded.',
  category: 'action',
  keywords: ['kontak', 'alamat', 'telepon', 'whatsapp', 'lokasi'],
  props: ContactProps,
  render: Contact,
})
