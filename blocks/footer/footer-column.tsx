import type { FooterProps } from './schema.ts'

interface FooterColumnProps {
  id: string
  column: FooterProps['columns'][number]
}

/** A list of links under a heading, as a landmark. */
export function FooterColumn({ id, column }: FooterColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-text text-small font-semibold tracking-normal">
        {column.heading}
      </h2>
      <ul>
        {column.links.map(({ label, href }) => (
          <li key={href + label}>
            <a className="footer-link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
