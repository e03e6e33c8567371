import type { BlockProps } from '../define.ts'
import { Cover } from '../parts/cover.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { Card, CardGridProps } from './schema.ts'

/** Cards that are written in the layout. Renders nothing without cards. */
export function CardGrid({ props, page }: BlockProps<CardGridProps>) {
  const { items } = props
  if (items.length === 0) return null
  const isSquare = props.look === 'rows' || props.cover === 'square'
  const isPictured = items.some(({ image }) => image)

  return (
    <TitledSection props={props} wrapClass="wrap-anywhere" action={props.action}>
      <ul
        className={`card-grid card-grid-${props.look} card-grid-${props.size} card-grid-${props.cover}`}
      >
        {items.map((item) => (
          <li key={item.title + item.href} className={`card-grid-card ${frame[props.look]}`}>
            {isPictured && (
              <Cover
                src={item.image ?? null}
                alt={item.alt ?? ''}
                art={{ page, slug: item.title, place: isSquare ? 'square' : 'card' }}
              />
            )}
            <CardText item={item} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const frame = { cards: 'card', open: '', rows: '' }

function CardText({ item: { tag, title, text, href } }: { item: Card }) {
  return (
    <div className="card-grid-text">
      {tag && <p className="card-grid-tag">{tag}</p>}
      <h3 className="text-heading">
        {href ? (
          <a className="card-link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {text && <p className="mt-2 text-muted whitespace-pre-line">{text}</p>}
    </div>
  )
}
