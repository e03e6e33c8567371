import type { z } from 'zod'
import type { Me } from '#schemas/services/account.ts'
import type { listAccounts, ManagedAccount } from '#schemas/services/manage-accounts.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { formatMoment } from '../parts/format.ts'
import { ManagedList } from '../parts/managed-list.tsx'
import { ManagedRow } from '../parts/managed-row.tsx'
import { accountActions } from './account-actions.tsx'
import type { AccountListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface AccountListAnswers {
  accounts: z.output<typeof listAccounts.output> | null
  me: Me | null
}

/** Accounts, newest first; one’s own, and those of superadmins for others, are only shown. */
export function AccountList({
  id,
  props,
  data: { accounts, me },
  page: { locale },
  query,
}: BlockProps<AccountListProps, AccountListAnswers>) {
  const t = strings[locale]
  const items = accounts?.items ?? []
  const mayManage = (account: ManagedAccount) =>
    account.id !== me?.id && (account.kind !== 'superadmin' || me?.kind === 'superadmin')
  return (
    <ManagedList
      props={props}
      list={query && { id, query }}
      locale={locale}
      words={t}
      filters={[
        { prop: 'state', label: t.chooseState, every: t.all, choices: t.states },
        { prop: 'kind', label: t.chooseKind, every: t.everyKind, choices: t.kinds },
      ]}
      pagination={accounts?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          isOwn={account.id === me?.id}
          mayManage={mayManage(account)}
          locale={locale}
        />
      ))}
    </ManagedList>
  )
}

interface AccountRowProps {
  account: ManagedAccount
  isOwn: boolean
  mayManage: boolean
  locale: Locale
}

function AccountRow({ account, isOwn, mayManage, locale }: AccountRowProps) {
  const t = strings[locale]
  const { id, name, email, kind, isSuspended, verified, createdAt, signedInAt } = account
  const at = (iso: string) => formatMoment(iso, locale, 'Asia/Jakarta')
  return (
    <ManagedRow
      id={`account-${id}`}
      name={name}
      state={isSuspended ? 'suspended' : 'active'}
      badges={{
        active: { label: t.states.active, colour: 'green' },
        suspended: { label: t.states.suspended, colour: 'red' },
        erased: { label: t.erased, colour: 'red' },
      }}
      actions={mayManage ? accountActions(account, locale) : []}
      locale={locale}
    >
      <p>
        {email}
        {isOwn && <strong> · {t.own}</strong>}
      </p>
      <p className="text-small">
        {t.kinds[kind]} · {verified ? t.verified : t.unverified}
      </p>
      <p className="text-small text-muted">
        {t.created(at(createdAt))}
        <br />
        {signedInAt === null ? t.signedOut : t.signedIn(at(signedInAt))}
      </p>
    </ManagedRow>
  )
}
