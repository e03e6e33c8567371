import { Icon } from '../parts/icon.tsx'
import type { Feature } from './schema.ts'

interface FeatureItemProps {
  item: Feature
  look: 'grid' | 'list' | 'numbered' | 'bento'
  number: number
}

/** One feature: its icon or number, title and text. The whole item is clickable when the title is a link. */
export function FeatureItem({ item, look, number }: FeatureItemProps) {
  return (
    <li className={item.href ? 'feature-grid-item feature-grid-linked' : 'feature-grid-item'}>
      {look === 'numbered' ? (
        <span className="feature-grid-number" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
      ) : (
        item.icon && <Icon className="feature-grid-icon" name={item.icon} />
      )}
      <div className="feature-grid-text">
        <h3 className="feature-grid-title">
          {item.href ? (
            <a className="feature-grid-link" href={item.href}>
              {item.title}
            </a>
          ) : (
            item.title
          )}
        </h3>
        <p className="mt-2 whitespace-pre-line">{item.text}</p>
      </div>
    </li>
  )
}
