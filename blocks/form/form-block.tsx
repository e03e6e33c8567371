import type { BlockProps } from '../define.ts'
import { Form } from '../parts/form.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { useForm } from '../parts/use-form.ts'
import type { FieldContext, FormData } from './field-context.ts'
import { FieldView } from './field-view.tsx'
import { labelsOf } from './field-names.ts'
import type { FormProps } from './schema.ts'
import { StepButtons, StepFields } from './step-fields.tsx'
import { strings } from './strings.ts'
import { useSteps } from './use-steps.ts'

/** A form of the fields that its page names, each as its endpoint takes it. */
export function FormBlock(block: BlockProps<FormProps, FormData>) {
  const { id, props, data, page } = block
  const { locale } = page
  const t = strings[locale]
  const form = useForm(block)
  const { at, control, back } = useSteps(form, props.steps)
  const isProvince = ({ name }: { name: string }) =>
    control.form.shapes?.[name]?.kind === 'province'
  const provinceName = props.fields.find(isProvince)?.name
  const context: FieldContext = { id, control, locale, data, provinceName }
  const submit = props.submit ?? t.submit
  const fields = props.fields.map((field) => ({
    name: field.name,
    view: <FieldView key={field.name} context={context} field={field} />,
  }))
  return (
    <TitledSection props={props}>
      <Form
        id={id}
        control={control}
        locale={locale}
        submit={submit}
        labels={labelsOf(props.fields)}
        sent={props.sent ?? t.sentBy[props.endpoint] ?? t.sent}
        consent={at === undefined || at === props.steps.length - 1 ? props.consent : undefined}
        buttons={
          at !== undefined && (
            <StepButtons
              {...{ at, back, submit, locale }}
              of={props.steps.length}
              isPending={control.pending !== null}
            />
          )
        }
      >
        {props.steps.length === 0
          ? fields.map(({ view }) => view)
          : props.steps.map((step, i) => (
              <StepFields
                key={step.title}
                {...{ locale, i, at }}
                of={props.steps.length}
                title={step.title}
              >
                {fields.filter(({ name }) => step.fields.includes(name)).map(({ view }) => view)}
              </StepFields>
            ))}
      </Form>
    </TitledSection>
  )
}
