import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { LineIcon } from '../parts/line-icon.tsx'
import type { ComparisonTableProps } from './schema.ts'
import { strings } from './strings.ts'

/** A table whose first column stays in view. Renders nothing without columns or rows. */
export function ComparisonTable({ props, page }: BlockProps<ComparisonTableProps>) {
  const headingId = useId()
  const { columns, rows, emphasis, corner, note } = props
  if (columns.length === 0 || rows.length === 0) return null
  const t = strings[page.locale]
  const look = (index: number) => (index + 1 === emphasis ? 'comparison-table-first' : undefined)

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className="wrap section">
        <div className="wrap-anywhere">
          <SectionHead
            id={headingId}
            eyebrow={props.eyebrow}
            heading={props.heading}
            lead={props.lead}
          />
        </div>
        <section
          className="comparison-table-scroll"
          aria-label={t.table(props.heading)}
          tabIndex={0}
        >
          <table className="comparison-table">
            <thead>
              <tr>
                <th scope="col">{corner || <span className="sr-only">{t.rows}</span>}</th>
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={look(index)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, note: about, cells }) => (
                <tr key={label}>
                  <th scope="row">
                    {label}
                    {about && <span className="comparison-table-about">{about}</span>}
                  </th>
                  {columns.map((column, index) => (
                    <td key={column} className={look(index)}>
                      <Cell value={cells[index] ?? '-'} yes={t.yes} no={t.no} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {note && <p className="comparison-table-note wrap-anywhere">{note}</p>}
      </div>
    </section>
  )
}

const marks: ReadonlyMap<string, string> = new Map([
  ['+', 'm3.5 10.5 4.2 4.2 8.8-9.4'],
  ['-', 'M3.5 10h9'],
])

/** The words of a cell, or a mark that is named. */
function Cell({ value, yes, no }: { value: string; yes: string; no: string }) {
  const path = marks.get(value)
  if (path === undefined) return value
  return (
    <LineIcon
      path={path}
      className={`size-5 ${value === '+' ? 'text-primary-ink' : 'text-muted'}`}
      weight={2}
      label={value === '+' ? yes : no}
    />
  )
}
