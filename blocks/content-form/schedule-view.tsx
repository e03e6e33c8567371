import { Weekday } from '#schemas/class-hours.ts'
import { formatWeekday } from '../parts/weekday.ts'
import { formWords } from '../parts/form-words.ts'
import { dataOf, type FieldViewProps, labelOf } from './field-data.ts'
import { strings } from './strings.ts'

interface Hours {
  days?: readonly string[]
  from?: string
  to?: string
}

/** When a class meets: weekdays with hours, or a text where these do not say it. */
export function ScheduleView(props: FieldViewProps) {
  const { context, value, path } = props
  const { locale } = context
  const t = strings[locale]
  const id = `${context.id}-${path}`
  const hours: Hours = typeof value === 'object' && value !== null ? value : {}
  return (
    <fieldset className="form-entry content-object" {...dataOf(props)}>
      <legend>
        {labelOf(props)}
        <span className="form-optional"> ({formWords[locale].optional})</span>
      </legend>
      <div className="form-choices">
        {Weekday.options.map((day) => (
          <label key={day} className="form-choice">
            <input type="checkbox" value={day} defaultChecked={hours.days?.includes(day)} />
            {formatWeekday(day, locale)}
          </label>
        ))}
      </div>
      <div className="content-pair">
        <div className="form-field">
          <label htmlFor={`${id}-from`}>{t.from}</label>
          <input id={`${id}-from`} type="time" data-hour="from" defaultValue={hours.from} />
        </div>
        <div className="form-field">
          <label htmlFor={`${id}-to`}>{t.to}</label>
          <input id={`${id}-to`} type="time" data-hour="to" defaultValue={hours.to} />
        </div>
      </div>
      <div className="form-field">
        <label htmlFor={id}>{t.scheduleText}</label>
        <input
          id={id}
          type="text"
          maxLength={160}
          data-hour="text"
          defaultValue={typeof value === 'string' ? value : ''}
        />
      </div>
    </fieldset>
  )
}
