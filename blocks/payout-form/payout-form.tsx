import type { Bank } from '#schemas/services/payout.ts'
import type { BlockProps } from '../define.ts'
import { FormField } from '../parts/form-field.tsx'
import { Form } from '../parts/form.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { useForm } from '../parts/use-form.ts'
import { BankField } from './bank-field.tsx'
import type { PayoutFormProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PayoutFormAnswers {
  banks: Bank[] | null
}

/** Requests a payout. */
export function PayoutForm(block: BlockProps<PayoutFormProps, PayoutFormAnswers>) {
  const { id, props, page, data } = block
  const control = useForm(block)
  const { locale } = page
  const t = strings[locale]
  const field = { id, control, locale }
  return (
    <TitledSection props={props}>
      <Form
        {...field}
        submit={t.submit}
        labels={{ ...t }}
        sent={{ heading: t.sentHeading, text: t.sentText }}
        consent={t.consent}
      >
        <FormField {...field} name="amount" label={t.amount} hint={t.amountHint} maxLength={19} />
        <BankField {...field} name="bank" label={t.bank} banks={data.banks ?? []} />
        <FormField
          {...field}
          name="accountNumber"
          label={t.accountNumber}
          hint={t.accountNumberHint}
          maxLength={30}
        />
        <FormField
          {...field}
          name="accountName"
          label={t.accountName}
          hint={t.accountNameHint}
          maxLength={100}
        />
        <FormField
          {...field}
          name="note"
          type="textarea"
          label={t.note}
          isOptional
          maxLength={500}
        />
      </Form>
    </TitledSection>
  )
}
