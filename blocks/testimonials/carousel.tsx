import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Locale } from '#schemas/text.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import { strings } from './strings.ts'

interface CarouselProps {
  head: ReactNode
  items: readonly { id: string; content: ReactNode }[]
  locale: Locale
}

/** As many items as this are wider than the widest page. */
export const alwaysWider = 4

/** A list with scroll snapping and buttons where they have an effect; once hydrated it announces the visible items. */
export function Carousel({ head, items, locale }: CarouselProps) {
  const t = strings[locale]
  const { track, position, hasMoved, step } = useCarousel()
  const isWhole =
    position === null ? items.length < alwaysWider : position.isAtStart && position.isAtEnd

  return (
    <>
      <div className="testimonials-head">
        {head}
        <div className="testimonials-steps">
          <Step
            label={t.previous}
            hidden={isWhole}
            onStep={() => step(-1)}
            arrow="M16.5 10H4m5.5-5.5L4 10l5.5 5.5"
          />
          <Step
            label={t.next}
            hidden={isWhole}
            onStep={() => step(1)}
            arrow="M3.5 10H16m-5.5-5.5L16 10l-5.5 5.5"
          />
        </div>
      </div>
      <ul ref={track} className="testimonials-track" tabIndex={0} aria-label={t.track}>
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {hasMoved && position ? t.position(position, items.length) : ''}
      </p>
    </>
  )
}

interface StepProps {
  label: string
  hidden: boolean
  onStep: () => void
  arrow: string
}

function Step({ label, hidden, onStep, arrow }: StepProps) {
  return (
    <button
      type="button"
      className="testimonials-step"
      hidden={hidden}
      aria-label={label}
      onClick={onStep}
    >
      <LineIcon path={arrow} className="size-5" />
    </button>
  )
}

/** The indexes of the fully visible items of a track, and whether it is scrolled to an end. */
interface Position {
  first: number
  last: number
  isAtStart: boolean
  isAtEnd: boolean
}

/** Tracks the scroll position of a list and scrolls by one item. The position is null until it was measured. */
function useCarousel() {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState<Position | null>(null)
  const [hasMoved, setHasMoved] = useState(false)

  useEffect(() => {
    const list = track.current
    if (list === null) return
    const measure = () => setPosition(toPosition(list))
    const follow = () => {
      setHasMoved(true)
      measure()
    }
    const resized = new ResizeObserver(measure)
    resized.observe(list)
    list.addEventListener('scroll', follow, { passive: true })
    return () => {
      resized.disconnect()
      list.removeEventListener('scroll', follow)
    }
  }, [])

  const step = (by: 1 | -1) => {
    const list = track.current
    if (list === null) return
    // The click that hydrates the island is repeated before the first measurement.
    const [start, target] = [list.children[0], list.children[targetOf(toPosition(list), by, list)]]
    if (start === undefined || target === undefined) return
    // `auto` uses the stylesheet's scroll-behavior, which respects prefers-reduced-motion.
    const left = target.getBoundingClientRect().left - start.getBoundingClientRect().left
    list.scrollTo({ left, behavior: 'auto' })
  }

  return { track, position, hasMoved, step }
}

/** The index of the item to scroll to: the next in a direction, and at an end of the track the one at its other end. */
function targetOf(position: Position, by: 1 | -1, { children }: HTMLElement): number {
  if (by === 1) return position.isAtEnd ? 0 : position.first + 1
  return position.isAtStart ? children.length - 1 : Math.max(0, position.first - 1)
}

function toPosition(list: HTMLUListElement): Position {
  const frame = list.getBoundingClientRect()
  const inView = [...list.children].flatMap((item, index) => {
    const { left, right } = item.getBoundingClientRect()
    const middle = (left + right) / 2
    return middle > frame.left && middle < frame.right ? [index] : []
  })
  return {
    first: inView[0] ?? 0,
    last: inView.at(-1) ?? 0,
    isAtStart: list.scrollLeft <= 1,
    isAtEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
  }
}
