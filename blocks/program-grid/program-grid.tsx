import type { z } from 'zod'
import type { listPrograms } from '#schemas/services/program.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { fillPath } from '#schemas/item-path.ts'
import { classNames, relatedClass } from '../parts/band.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { ProgramCard, ProgramLine, ProgramRow } from './program-entry.tsx'
import type { ProgramGridProps } from './schema.ts'
import { strings } from './strings.ts'

export interface ProgramGridData {
  programs: z.output<typeof listPrograms.output>
}

const looks = { cards: ProgramCard, list: ProgramRow, index: ProgramLine }

/** Active programs, each linked to its own page. */
export function ProgramGrid({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<ProgramGridProps, ProgramGridData>) {
  const t = strings[page.locale]
  const { pagination } = data.programs
  const list = query && { id, query }
  const items = data.programs.items
    .filter(({ slug }) => slug !== props.exclude)
    .slice(0, query?.props['page'] === undefined ? props.limit : undefined)
  // The page's own program is the only one.
  if (items.length === 0 && data.programs.items.length > 0) return null
  const Entry = looks[props.look]

  return (
    <TitledSection
      props={props}
      className={classNames('programs', relatedClass(props.exclude))}
      action={props.all ? { label: t.all, href: props.all } : undefined}
    >
      {items.length === 0 ? (
        <EmptyList list={list} locale={page.locale} none={t.none} />
      ) : (
        <ul className={`program-items program-grid-${props.look}`}>
          {items.map((item) => (
            <Entry
              key={item.id}
              item={item}
              href={fillPath(props.detail, {
                slug: item.slug,
                id: item.id,
                title: item.slug,
                program: item.slug,
              })}
              page={page}
            />
          ))}
        </ul>
      )}
      {list && <ListPager list={list} locale={page.locale} pagination={pagination} />}
    </TitledSection>
  )
}
