import { parseBody } from './parse-body.ts'

/** Plain text with headings, lists and paragraphs. Under the block's own heading, headings are h3. */
export function BodyText({ body, isHeaded }: { body: string; isHeaded: boolean }) {
  const Heading = isHeaded ? 'h3' : 'h2'
  return parseBody(body).map((part, index) => {
    const key = `${part.kind}-${index}`
    if (part.kind === 'heading') return <Heading key={key}>{part.text}</Heading>
    if (part.kind === 'paragraph') {
      return (
        <p key={key} className="whitespace-pre-line">
          {part.text}
        </p>
      )
    }
    return (
      <ul key={key}>
        {part.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  })
}
