import { useEffect, useRef } from 'react'
import type { FreeSlots } from '#schemas/services/appointment.ts'
import type { Locale } from '#schemas/text.ts'
import { zoneNames } from '#schemas/zone-hours.ts'
import { formatNearDay, formatTime } from '../parts/format-slot.ts'
import { useAnswer } from '../parts/use-answer.ts'
import type { FormControl } from '../parts/use-form.ts'
import { slotDays, type SlotDay } from './slot-days.ts'
import { strings } from './strings.ts'

interface SlotFieldProps {
  id: string
  control: FormControl
  locale: Locale
  slots: FreeSlots
  /** The URL of the free hours. */
  url: string
}

const name = 'startsAt'

/** The free hours by day, of which one is chosen. When one was refused, they are read again. */
export function SlotField({ id, control, locale, slots: first, url }: SlotFieldProps) {
  const { data, mutate } = useAnswer<FreeSlots | null>(url)
  // A site that has just stopped offering hours answers null.
  const slots = data ?? first
  const ref = useRef<HTMLFieldSetElement>(null)
  const { errors } = control
  const error = errors[name]
  useEffect(() => {
    if (errors[name] !== undefined) void mutate()
  }, [errors, mutate])
  // What was chosen before is put back by the form, whose effect comes after this one.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const day = ref.current?.querySelector(':checked')?.closest('details')
      if (day) day.open = true
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const t = strings[locale]
  const { zone, minutes } = slots
  const days = slotDays(slots)
  const chosen = control.form.values[name]
  const open = days.find(({ starts }) => starts.some((at) => at === chosen)) ?? days[0]
  const about = [`${id}-${name}-hint`, error ? `${id}-${name}-error` : '']
  return (
    <fieldset
      ref={ref}
      className={error ? 'form-field is-wrong' : 'form-field'}
      aria-describedby={about.filter(Boolean).join(' ')}
    >
      <legend>{t.slot}</legend>
      <p id={`${id}-${name}-hint`} className="form-hint">
        {t.slotHint(minutes, zoneNames[zone])}
      </p>
      {days.length === 0 && (
        <p id={`${id}-${name}`} className="slot-none" tabIndex={-1}>
          {t.slotNone}
        </p>
      )}
      <div className="slot-days">
        {days.map((day, i) => (
          <Day
            key={day.date}
            {...{ day, id, locale, zone, chosen }}
            isFirst={i === 0}
            isOpen={day === open}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-${name}-error`} className="form-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface DayProps extends Pick<SlotFieldProps, 'id' | 'locale'>, Pick<FreeSlots, 'zone'> {
  day: SlotDay
  chosen: string | undefined
  /** The first one is what a message about the field leads to. */
  isFirst: boolean
  isOpen: boolean
}

function Day({ day, id, locale, zone, chosen, isFirst, isOpen }: DayProps) {
  const { starts } = day
  const title = formatNearDay(day.moment, locale, zone)
  return (
    <details className="slot-day" name={`${id}-day`} open={isOpen}>
      <summary id={isFirst ? `${id}-${name}` : undefined}>
        <span>{title}</span>
        <span className="slot-count">{strings[locale].slotCount(starts.length)}</span>
      </summary>
      <div className="slot-hours">
        {starts.map((at) => {
          const time = formatTime(at, locale, zone)
          return (
            <label key={at} className="form-choice">
              <input
                type="radio"
                name={name}
                value={at}
                required
                defaultChecked={at === chosen}
                aria-label={`${time} ${zoneNames[zone]}, ${title}`}
              />
              {time}
            </label>
          )
        })}
      </div>
    </details>
  )
}
