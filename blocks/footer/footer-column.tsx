import type { FooterProps } from './schema.ts'

interface FooterColumnProps {
  id: string
  column: FooterProps['columns'][number]
}

/** One headed list of links, a landmark of its own. */
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
