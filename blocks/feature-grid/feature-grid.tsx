import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { FeatureItem } from './feature-item.tsx'
import type { FeatureGridProps } from './schema.ts'

/** A list of features. Renders nothing without points. */
export function FeatureGrid({ props }: BlockProps<FeatureGridProps>) {
  const { items, look } = props
  if (items.length === 0) return null
  const List = look === 'numbered' ? 'ol' : 'ul'

  return (
    <TitledSection props={props} wrapClass={`feature-grid-${look}`}>
      <List className={`feature-grid-items feature-grid-of-${items.length}`}>
        {items.map((item, index) => (
          <FeatureItem key={item.title} item={item} look={look} number={index + 1} />
        ))}
      </List>
    </TitledSection>
  )
}
