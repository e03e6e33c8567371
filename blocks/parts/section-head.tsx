/** The link of a head: to the full list, or as a button to what people come to the section for. */
export interface HeadAction {
  label: string
  href: string
  isButton?: boolean
}

interface SectionHeadProps {
  id: string
  eyebrow?: string | undefined
  heading: string
  lead?: string | undefined
  action?: HeadAction | undefined
  align?: 'start' | 'center'
}

/** The head of a section: eyebrow, h2, lead, and one link to the full list. */
export function SectionHead({
  id,
  eyebrow,
  heading,
  lead,
  action,
  align = 'start',
}: SectionHeadProps) {
  return (
    <div className={align === 'center' ? 'section-head section-head-center' : 'section-head'}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id} className="title">
          {heading}
        </h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {action && (
        <a className={action.isButton ? 'button' : 'link-more'} href={action.href}>
          {action.label}
        </a>
      )}
    </div>
  )
}
