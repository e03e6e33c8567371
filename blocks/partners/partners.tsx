import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { Picture } from '../parts/picture.tsx'
import type { PartnersProps } from './schema.ts'

/** Partners. Renders nothing without partners. */
export function Partners({ props }: BlockProps<PartnersProps>) {
  if (props.items.length === 0) return null

  return (
    <TitledSection props={props}>
      <ul className="partners">
        {props.items.map((partner) => (
          <li key={partner.name} className="partners-plate">
            {partner.href ? (
              <a className="card-link" href={partner.href}>
                <Plate partner={partner} />
              </a>
            ) : (
              <Plate partner={partner} />
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const Plate = ({ partner: { name, image } }: { partner: PartnersProps['items'][number] }) =>
  image ? (
    <Picture className="partners-logo" src={image} alt={name} place="logo" unknown={[200, 64]} />
  ) : (
    <span className="partners-name">{name}</span>
  )
