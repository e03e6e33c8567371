import { defineBlock } from '../define.ts'
import { Clients } from './clients.tsx'
import { ClientsProps } from './schema.ts'
/** Those for whom work was done, with a sentence about it. */
export const clients = defineBlock({
  type: 'clients',
  title: 'Clients',
  description:
    'Those for whom work was done: logo or name, and a sentence about the work that may lead to its case.',
  category: 'proof',
  keywords: ['klien', 'pelanggan', 'customers'],
  props: ClientsProps,

  render: Clients,
})
