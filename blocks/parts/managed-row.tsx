import type { ReactNode } from 'react'
import type { Locale } from '#schemas/text.ts'
import { ManagedAction } from './managed-action.tsx'

export type BadgeColour = 'orange' | 'green' | 'blue' | 'red'

interface ManagedRowProps {
  /** The id that a link leads to. */
  id: string
  /** What the row is called. */
  name: string
  /** The name as it is shown, where it is more than a text. */
  heading?: ReactNode
  /** The state that it is in, and the badge of each that it may come into. */
  state?: string
  badges?: Readonly<Record<string, { label: string; colour: BadgeColour }>>
  actions?: readonly ManagedAction[]
  locale: Locale
  children: ReactNode
}

/**
 * One row of a list that people decide about: its name, its state, what it says, and what can be done with it, once the
 * browser’s runtime has taken the row over.
 */
export function ManagedRow({
  id,
  name,
  heading = name,
  state = '',
  badges = {},
  actions = [],
  locale,
  children,
}: ManagedRowProps) {
  const part = actions.length > 0 && { 'data-part': 'manage', 'data-state': state }
  return (
    <li className="managed-row" id={id} {...part}>
      <div className="managed-head">
        <h3 className="text-heading">{heading}</h3>
        {Object.entries(badges).map(([key, { label, colour }]) => (
          <span key={key} className={`badge badge-${colour}`} data-in={key} hidden={key !== state}>
            {label}
          </span>
        ))}
      </div>
      {children}
      {actions.length > 0 && (
        <>
          <div className="managed-actions" data-actions="" inert>
            {actions.map((action) => (
              <ManagedAction
                key={action.label}
                action={action}
                name={name}
                state={state}
                locale={locale}
              />
            ))}
          </div>
          <p className="managed-said" role="status" tabIndex={-1} data-said="" />
        </>
      )}
    </li>
  )
}
