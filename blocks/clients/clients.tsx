import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { Picture } from '../parts/picture.tsx'
import type { ClientsProps } from './schema.ts'

/** Clients of the site. Renders nothing without clients. */
export function Clients({ props }: BlockProps<ClientsProps>) {
  if (props.items.length === 0) return null

  return (
    <TitledSection props={props}>
      <ul className="clients">
        {props.items.map((client) => (
          <li key={client.name} className="clients-item">
            {client.image && (
              <Picture
                className="clients-logo"
                src={client.image}
                place="logo"
                unknown={[160, 48]}
              />
            )}
            <h3 className={client.image ? 'clients-name' : 'text-heading'}>
              {client.href ? (
                <a className="card-link" href={client.href}>
                  {client.name}
                </a>
              ) : (
                client.name
              )}
            </h3>
            {client.note && <p className="mt-1 text-small text-muted">{client.note}</p>}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
