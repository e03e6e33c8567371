import { type ReactNode, useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { CheckList } from '../parts/check-list.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { TabsProps } from './schema.ts'

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Contents of which one is shown at a time, the first to begin with. Renders nothing without any. */
export function Tabs({ props, slots }: BlockProps<TabsProps>) {
  const headingId = useId()
  const { heading } = props
  const tabs = props.items
    .map((item, index) => ({ ...item, blocks: slots[names[index] ?? ''] }))
    .filter(({ text, points, blocks }) => Boolean(text || points.length > 0 || blocks))
  if (tabs.length === 0) return null
  const Frame = heading ? 'section' : 'div'

  return (
    <Frame className={bandClass[props.band]} {...(heading ? { 'aria-labelledby': headingId } : {})}>
      <div className="wrap section wrap-anywhere">
        {heading && (
          <SectionHead id={headingId} eyebrow={props.eyebrow} heading={heading} lead={props.lead} />
        )}
        <div className="tabs-box">
          <div className="tabs">
            {tabs.map((tab, index) => (
              <details
                key={tab.label}
                className="tabs-tab"
                name={`${headingId}-tabs`}
                open={index === 0}
              >
                <summary className="tabs-label">{tab.label}</summary>
                <TabPanel {...tab} />
              </details>
            ))}
          </div>
        </div>
      </div>
    </Frame>
  )
}

interface TabPanelProps {
  text?: string | undefined
  points: readonly string[]
  blocks: ReactNode
}

function TabPanel({ text = '', points, blocks }: TabPanelProps) {
  return (
    <div className="tabs-panel">
      {(text.trim() !== '' || points.length > 0) && (
        <div className="tabs-text">
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && <CheckList items={points} />}
        </div>
      )}
      {blocks && <div className="slot">{blocks}</div>}
    </div>
  )
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')
