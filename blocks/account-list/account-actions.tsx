import type { ManagedAccount } from '#schemas/services/manage-accounts.ts'
import type { ManagedItem } from '#schemas/manage/written-calls.ts'
import type { Locale } from '#schemas/text.ts'
import type { ManagedAction } from '../parts/managed-action.tsx'
import { AreaField } from './area-field.tsx'
import { strings } from './strings.ts'

interface Acting {
  account: ManagedAccount
  /** Those that a lead can be tied to. */
  programs: readonly ManagedItem[]
  locale: Locale
}

/** What administrators do with an account; what cannot be taken back asks first. */
export function accountActions({ account, programs, locale }: Acting): ManagedAction[] {
  const t = strings[locale]
  const { id, name, email } = account
  const who = (
    <p>
      <strong>{name}</strong>
      <br />
      {email}
    </p>
  )
  const asked = (heading: string, lead: string) => ({
    heading,
    text: (
      <>
        {who}
        <p>{lead}</p>
      </>
    ),
  })
  const area: ManagedAction = {
    call: 'POST v1/manage/account/area',
    label: t.setArea,
    input: { id },
    drops: true,
    from: ['active', 'suspended'],
    isQuiet: true,
    fields: <AreaField {...{ account, programs, locale }} />,
  }
  return [
    ...(account.leads === null ? [] : [area]),
    {
      call: 'POST v1/manage/account/suspend',
      label: t.suspend,
      input: { id },
      from: ['active'],
      to: 'suspended',
      done: t.suspended,
      isQuiet: true,
      question: asked(t.suspendQuestion, t.suspendLead),
    },
    {
      call: 'POST v1/manage/account/resume',
      label: t.resume,
      input: { id },
      from: ['suspended'],
      to: 'active',
      done: t.resumed,
    },
    {
      call: 'GET v1/manage/person/export',
      label: t.export,
      input: { email },
      from: ['active', 'suspended'],
      done: t.exported,
      save: `${t.file}-${id}.json`,
      isQuiet: true,
    },
    {
      call: 'POST v1/manage/person/erase',
      label: t.erase,
      input: { email },
      from: ['active', 'suspended'],
      to: 'erased',
      done: t.erasedNow,
      isQuiet: true,
      question: asked(t.eraseQuestion, t.eraseLead),
    },
  ]
}
