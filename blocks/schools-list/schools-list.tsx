import type { z } from 'zod'
import type { listSchools } from '#schemas/services/school.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList, ListForm, ListFound } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { pageOfSchools } from './page-of-schools.ts'
import type { SchoolsListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface SchoolsListData {
  schools: z.output<typeof listSchools.output>
}

/** Schools of the site. */
export function SchoolsList({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<SchoolsListProps, SchoolsListData>) {
  const { locale } = page
  const t = strings[locale]
  const list = query && { id, query }
  const { items, pagination } = pageOfSchools(data.schools.items, props)

  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      {list && <ListForm list={list} locale={locale} label={t.search} />}
      {list && items.length > 0 && (
        <ListFound list={list} locale={locale} pagination={pagination} />
      )}
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={t.none} />
      ) : (
        <ul className="schools-list">
          {items.map((school) => (
            <li key={school.id} className="schools-list-school">
              <h3 className="schools-list-name">{school.name}</h3>
              <p className="text-small text-muted">
                {school.city}, {school.province}
                {school.isActive && (
                  <>
                    {' · '}
                    <span className="schools-list-active">{t.active}</span>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {list && <ListPager list={list} locale={locale} pagination={pagination} />}
    </TitledSection>
  )
}
