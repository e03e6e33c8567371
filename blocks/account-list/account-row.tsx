import type { ManagedAccount } from '#schemas/services/manage-accounts.ts'
import { areaName } from '../parts/area-words.ts'
import { formatMoment } from '../parts/format.ts'
import { ManagedRow } from '../parts/managed-row.tsx'
import { accountActions } from './account-actions.tsx'
import { ProgramSearch, type ProgramSearchProps } from './program-search.tsx'
import { strings } from './strings.ts'

interface AccountRowProps extends ProgramSearchProps {
  account: ManagedAccount
  isOwn: boolean
  mayManage: boolean
}

/** One account, and what may be done with it. */
export function AccountRow({ account, isOwn, mayManage, ...found }: AccountRowProps) {
  const { programs, locale } = found
  const t = strings[locale]
  const { id, name, email, kind, isSuspended, verified, createdAt, signedInAt, leads } = account
  const at = (iso: string) => formatMoment(iso, locale, 'Asia/Jakarta')
  const row = `account-${id}`
  return (
    <ManagedRow
      id={row}
      name={name}
      state={isSuspended ? 'suspended' : 'active'}
      badges={{
        active: { label: t.states.active, colour: 'green' },
        suspended: { label: t.states.suspended, colour: 'red' },
        erased: { label: t.erased, colour: 'red' },
      }}
      actions={
        mayManage ? accountActions({ account, programs: programs?.items ?? [], locale }) : []
      }
      locale={locale}
    >
      <p>
        {email}
        {isOwn && <strong> · {t.own}</strong>}
      </p>
      <p className="text-small">
        {t.kinds[kind]} · {verified ? t.verified : t.unverified}
      </p>
      {leads !== null && <p className="text-small">{t.sees(areaName(leads, locale))}</p>}
      <p className="text-small text-muted">
        {t.created(at(createdAt))}
        <br />
        {signedInAt === null ? t.signedOut : t.signedIn(at(signedInAt))}
      </p>
      {mayManage && kind === 'lead_program' && <ProgramSearch {...found} name={name} row={row} />}
    </ManagedRow>
  )
}
