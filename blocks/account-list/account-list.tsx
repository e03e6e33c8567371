import type { ManagedAccount } from '#schemas/services/manage-accounts.ts'
import type { BlockProps } from '../define.ts'
import { ManagedList } from '../parts/managed-list.tsx'
import { AccountRow } from './account-row.tsx'
import type { AccountListAnswers } from './answers.ts'
import type { AccountListProps } from './schema.ts'
import { strings } from './strings.ts'

/** Accounts, newest first; one’s own, and those of superadmins for others, are only shown. */
export function AccountList({
  id,
  props,
  data: { accounts, me, programs },
  page: { locale },
  query,
}: BlockProps<AccountListProps, AccountListAnswers>) {
  const t = strings[locale]
  const items = accounts?.items ?? []
  const list = query && { id, query }
  const mayManage = (account: ManagedAccount) =>
    account.id !== me?.id && (account.kind !== 'superadmin' || me?.kind === 'superadmin')
  return (
    <ManagedList
      props={props}
      list={list}
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
          list={list}
          programs={programs}
          locale={locale}
        />
      ))}
    </ManagedList>
  )
}
