import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass, classNames } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { FaqProps } from './schema.ts'

/** Questions with answers that open one at a time. Renders nothing without questions. */
export function Faq({ props }: BlockProps<FaqProps>) {
  const headingId = useId()
  if (props.items.length === 0) return null

  return (
    <section className={classNames('faq', bandClass[props.band])} aria-labelledby={headingId}>
      <div className={`wrap section faq-${props.look}`}>
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
        />
        <div className="faq-items">
          {props.items.map(({ question, answer }) => (
            <details key={question} className="faq-item" name={`${headingId}-faq`}>
              <summary className="faq-question">
                <h3 className="text-heading">{question}</h3>
              </summary>
              <div className="faq-answer">
                {paragraphs(answer).map((paragraph) => (
                  <p key={paragraph} className="whitespace-pre-line">
                    {paragraph}
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')
