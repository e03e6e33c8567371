import type { KeyboardEvent } from 'react'
import type { FormControl } from '../parts/use-form.ts'
import { inputName, picks, shownOrder, type Choice } from './chosen.ts'
import type { Quad } from './schema.ts'
import type { DiscWords } from './strings.ts'

interface QuadFieldsProps {
  id: string
  control: FormControl
  quad: Quad
  /** The number of the quad, from 1, and of how many. */
  number: number
  of: number
  isHidden: boolean
  /** Both statements must be chosen to go on. */
  isOpen: boolean
  t: DiscWords
}

/** Four statements, of which one is chosen as most and another one as least. Digits choose them. */
export function QuadFields(props: QuadFieldsProps) {
  const { id, control, quad, number, of, isHidden, isOpen, t } = props
  const errors = picks.flatMap((pick) => control.errors[inputName(pick, quad)] ?? [])
  const note = isOpen ? t.chooseBoth : errors.join(' ')
  return (
    <fieldset
      className={note ? 'form-step disc-quad is-wrong' : 'form-step disc-quad'}
      hidden={isHidden}
      aria-describedby={note ? `${id}-${quad.slug}-note` : undefined}
      onKeyDown={chooseByKey}
    >
      <legend tabIndex={-1}>{t.group(number, of)}</legend>
      <div className="disc-rows">
        <p className="disc-row disc-head" aria-hidden="true">
          <span className="disc-picks">
            <span>{t.most}</span>
            <span>{t.least}</span>
          </span>
        </p>
        {shownOrder(quad).map((dimension, place) => (
          <div key={dimension} className="disc-row">
            <p>
              <span className="disc-number" aria-hidden="true">
                {place + 1}
              </span>
              {quad[dimension]}
            </p>
            <div className="disc-picks">
              {picks.map((pick) => (
                <label key={pick} className="disc-pick">
                  <input
                    type="radio"
                    id={place === 0 ? `${id}-${inputName(pick, quad)}` : undefined}
                    name={inputName(pick, quad)}
                    value={place}
                    required
                    aria-label={`${t[pick]}: ${quad[dimension]}`}
                    defaultChecked={control.form.values[inputName(pick, quad)] === String(place)}
                    onChange={(event) => clearOther(event.currentTarget, pick, quad)}
                  />
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {note && (
        <p id={`${id}-${quad.slug}-note`} className="form-error" role="alert">
          {note}
        </p>
      )}
    </fieldset>
  )
}

/** A statement that is chosen as most is no longer the least, and the other way round. */
function clearOther(input: HTMLInputElement, pick: Choice, quad: Quad): void {
  const name = inputName(pick === 'most' ? 'least' : 'most', quad)
  for (const radio of radiosIn(input.form))
    if (radio.name === name && radio.value === input.value) radio.checked = false
}

const radiosIn = (element: Element | null): HTMLInputElement[] => [
  ...(element?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
]

/** Digits choose what is most like someone, then what is least; on a button of one of them, that one. */
function chooseByKey(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { key, target, currentTarget: group } = event
  if (event.altKey || event.ctrlKey || event.metaKey || !/^[1-4]$/.test(key)) return
  const radios = radiosIn(group)
  const of = (pick: Choice) => radios.filter(({ name }) => name.startsWith(`${pick}.`))
  const [most, least] = [of('most'), of('least')]
  const isDone = (column: readonly HTMLInputElement[]) => column.some(({ checked }) => checked)
  const own = [most, least].find((column) => column.some((radio) => radio === target))
  const column = own ?? (isDone(most) ? least : most)
  const radio = column[Number(key) - 1]
  event.preventDefault()
  radio?.focus()
  radio?.click()
  const other = column === most ? least : most
  if (!isDone(other)) other.find(({ value }) => value !== radio?.value)?.focus()
}
