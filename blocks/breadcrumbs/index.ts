import { defineBlock } from '../define.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { BreadcrumbsProps } from './schema.ts'

/** The pages above this one, also as JSON-LD for search engines. */
export const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  title: 'Breadcrumbs',
  description: 'The pages above this one, as links; search engines are told of them.',
  category: 'shell',
  keywords: ['remah roti', 'navigasi', 'trail'],
  props: BreadcrumbsProps,
  render: Breadcrumbs,
  jsonLd: ({ props: { items, current } }) =>
    items.length === 0
      ? null
      : {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            ...items.map(({ label, href }) => ({ name: label, item: { '@id': href } })),
            ...(current ? [{ name: current }] : []),
          ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
        },
})
