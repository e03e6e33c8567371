import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { CheckList } from '../parts/check-list.tsx'
import { Cover } from '../parts/cover.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { CollaborationProps } from './schema.ts'

/** Ways to work together. Renders nothing without any. */
export function Collaboration({ props }: BlockProps<CollaborationProps>) {
  if (props.items.length === 0) return null

  return (
    <TitledSection props={props}>
      <ul className="collaboration">
        {props.items.map((way) => (
          <li key={way.title} className="collaboration-way">
            {way.image && <Cover src={way.image} />}
            <div className="collaboration-words">
              <h3 className="text-title">
                {way.href ? (
                  <a className="card-link" href={way.href}>
                    {way.title}
                  </a>
                ) : (
                  way.title
                )}
              </h3>
              <p className="mt-3 text-muted">{way.summary}</p>
              {way.points.length > 0 && (
                <div className="collaboration-points">
                  <CheckList items={way.points} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {props.action && (
        <div className="collaboration-action">
          <Actions actions={[props.action]} />
        </div>
      )}
    </TitledSection>
  )
}
