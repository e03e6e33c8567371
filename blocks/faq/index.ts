import { defineBlock } from '../define.ts'
import { Faq } from './faq.tsx'
import { FaqProps } from './schema.ts'

/** Questions and answers, also as JSON-LD for search engines. */
export const faq = defineBlock({
  type: 'faq',
  title: 'Questions and answers',
  description: 'Frequent questions that open their answers; search engines are told of them.',
  category: 'content',
  keywords: ['tanya jawab', 'pertanyaan', 'accordion'],
  props: FaqProps,
  render: Faq,
  jsonLd: ({ props }) =>
    props.items.length === 0
      ? null
      : {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: props.items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
})
