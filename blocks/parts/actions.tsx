interface ActionsProps {
  actions: readonly { label: string; href: string }[]
  align?: 'start' | 'center'
}

/** The buttons of a section: the first is the primary one. Renders nothing without actions. */
export function Actions({ actions, align = 'start' }: ActionsProps) {
  if (actions.length === 0) return null
  return (
    <p className={`actions flex flex-wrap gap-3 ${align === 'center' ? 'justify-center' : ''}`}>
      {actions.map((action, index) => (
        <a
          key={action.href + action.label}
          className={index === 0 ? 'button' : 'button button-quiet'}
          href={action.href}
        >
          {action.label}
        </a>
      ))}
    </p>
  )
}
