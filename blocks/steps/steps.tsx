import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { StepsProps } from './schema.ts'

/** A process in numbered steps. Renders nothing without steps. */
export function Steps({ props }: BlockProps<StepsProps>) {
  const { items, look } = props
  if (items.length === 0) return null

  return (
    <TitledSection props={props} wrapClass={`steps-${look}`} action={props.action}>
      <ol className={`steps-items steps-of-${items.length}`}>
        {items.map((item, index) => (
          <li key={item.title} className="steps-item">
            <span className="steps-number" aria-hidden="true">
              {index + 1}
            </span>
            <div className="steps-text">
              <h3 className="text-heading">{item.title}</h3>
              <p className="mt-2 text-muted whitespace-pre-line">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
