import type { BlockProps } from '../define.ts'
import { FormField } from '../parts/form-field.tsx'
import { Form } from '../parts/form.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { useForm } from '../parts/use-form.ts'
import { ConsentStep } from './consent-step.tsx'
import { QuadFields } from './quad-fields.tsx'
import type { DiscTestProps } from './schema.ts'
import { dimensions } from './scores.ts'
import { strings } from './strings.ts'
import { StepButtons } from './step-buttons.tsx'
import { useQuads } from './use-quads.ts'

/** The test: without scripts one form, with them one group of statements at a time. */
export function DiscForm(block: BlockProps<DiscTestProps>) {
  const { id, props, page, query } = block
  const { quads } = props
  const { locale } = page
  const t = strings[locale]
  const form = useForm(block)
  const { at, isOpen, scores, control, back } = useQuads(form, quads)
  const field = { id, control, locale }
  const isLast = at === undefined || at === quads.length
  return (
    <TitledSection props={props} className="disc">
      {dimensions.some((dimension) => props[dimension] !== undefined) && (
        <p className="notice disc-notice" role="status">
          {t.noResult}
        </p>
      )}
      {quads.length === 0 ? (
        <p className="notice" role="status">
          {t.none}
        </p>
      ) : (
        <Form
          {...field}
          submit={t.submit}
          sent={t.sent}
          buttons={
            <StepButtons {...{ at, t, back, locale }} isLast={isLast} pending={control.pending} />
          }
        >
          <div className="disc-about">
            <p>{t.how}</p>
            {(at ?? 0) === 0 && <p>{t.limits}</p>}
            {at === 0 && <p className="disc-keys">{t.keys}</p>}
          </div>
          {at !== undefined && (
            <progress
              className="disc-bar"
              value={at}
              max={quads.length}
              aria-label={t.progress(at, quads.length)}
            />
          )}
          {quads.map((quad, i) => (
            <QuadFields
              key={quad.slug}
              {...{ id, control, quad, t }}
              number={i + 1}
              of={quads.length}
              isHidden={at !== undefined && at !== i}
              isOpen={isOpen && at === i}
            />
          ))}
          <ConsentStep
            {...{ id, control, t, scores }}
            consent={props.consent}
            path={query?.path ?? ''}
            isHidden={!isLast}
          >
            <FormField
              {...field}
              name="name"
              label={t.name}
              hint={t.nameHint}
              isOptional
              autoComplete="name"
              maxLength={80}
            />
          </ConsentStep>
        </Form>
      )}
    </TitledSection>
  )
}
