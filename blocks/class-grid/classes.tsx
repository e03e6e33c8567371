import { EmptyList, ListFound } from '../parts/list-controls.tsx'
import { itemId } from '../parts/list-more.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { ClassCard } from './class-card.tsx'
import type { ClassGridBlock, ClassGridData } from './class-grid-block.ts'
import { strings } from './strings.ts'

interface ClassesProps {
  block: ClassGridBlock
  classes: ClassGridData['classes']
  isBusy?: boolean
}

/** The classes of an answer, with links to more of them or to other pages. */
export function Classes({ block, classes, isBusy }: ClassesProps) {
  const { id, props, page, query } = block
  const { locale } = page
  const list = query && { id, query }
  const isPaged = query?.props['page'] !== undefined
  const items = classes.items
    .filter(({ slug }) => slug !== props.exclude)
    .slice(0, isPaged ? undefined : props.limit)
  if (items.length === 0)
    return <EmptyList list={list} locale={locale} none={strings[locale].none} />
  return (
    <>
      {list && <ListFound list={list} locale={locale} pagination={classes.pagination} />}
      <ul className={props.look === 'rows' ? 'class-rows' : 'class-list'} aria-busy={isBusy}>
        {items.map((item, i) => (
          <ClassCard
            key={item.id}
            id={itemId(list, i + 1)}
            item={item}
            detail={props.detail}
            page={page}
            look={props.look}
            isFirst={i === 0}
          />
        ))}
      </ul>
      {list && <ListPager list={list} locale={locale} pagination={classes.pagination} />}
    </>
  )
}
