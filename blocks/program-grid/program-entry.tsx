import type { PageContext } from '#schemas/page-boot.ts'
import type { ProgramItem } from '#schemas/services/program.ts'
import type { Locale } from '#schemas/text.ts'
import { Cover } from '../parts/cover.tsx'
import { Facts, type Fact } from '../parts/facts.tsx'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface ProgramEntryProps {
  item: ProgramItem
  href: string
  page: PageContext
}

/** A program under its cover. */
export function ProgramCard({ item, href, page }: ProgramEntryProps) {
  const { locale } = page
  return (
    <li className="card program-card">
      <Cover src={item.cover} art={{ page, slug: item.slug }} />
      <div className="program-body flex grow flex-col p-5 sm:p-6">
        <Name item={item} href={href} locale={locale} className="text-heading" />
        <Text item={item} of="summary" locale={locale} className="mt-2 text-muted line-clamp-3" />
        <ProgramFacts item={item} locale={locale} className="mt-auto pt-5" />
      </div>
    </li>
  )
}

/** A program beside its cover, with its audience. */
export function ProgramRow({ item, href, page }: ProgramEntryProps) {
  const { locale } = page
  return (
    <li className="program-grid-row">
      <Cover src={item.cover} art={{ page, slug: item.slug }} />
      <div className="program-body">
        <Name item={item} href={href} locale={locale} className="text-title" />
        <p
          className="program-text mt-3 max-w-[42em] text-muted"
          lang={langOf(item, 'summary', locale)}
        >
          {item.summary}
        </p>
        <ProgramFacts item={item} locale={locale} className="program-facts-all mt-4" />
      </div>
    </li>
  )
}

/** A program as a large name in an index. */
export function ProgramLine({ item, href, page }: ProgramEntryProps) {
  const { locale } = page
  return (
    <li className="program-grid-line">
      <Name item={item} href={href} locale={locale} className="program-grid-name" />
      <Text item={item} of="summary" locale={locale} className="text-muted" />
      <ProgramFacts item={item} locale={locale} className="" />
    </li>
  )
}

type NameProps = Omit<ProgramEntryProps, 'page'> & { locale: Locale; className: string }

function Name({ item, href, locale, className }: NameProps) {
  return (
    <h3 className={`program-name ${className}`}>
      <a className="card-link" lang={langOf(item, 'name', locale)} href={href}>
        {item.name}
      </a>
    </h3>
  )
}

type PartProps = Omit<NameProps, 'href'>

const Text = ({ item, of, locale, className }: PartProps & { of: 'summary' }) => (
  <p className={`program-text text-small ${className}`} lang={langOf(item, of, locale)}>
    {item[of]}
  </p>
)

/** How long a program takes, its number of classes, and for whom it is. */
function ProgramFacts({ item, locale, className }: PartProps) {
  const t = strings[locale]
  const facts: (Fact | false)[] = [
    item.duration !== '' && {
      name: 'duration',
      label: t.duration,
      value: item.duration,
      lang: langOf(item, 'duration', locale),
    },
    item.classCount > 0 && {
      name: 'classes',
      label: t.size,
      value: t.classes(item.classCount),
    },
    item.audience !== '' && {
      name: 'audience',
      label: t.audience,
      value: item.audience,
      lang: langOf(item, 'audience', locale),
    },
  ]
  const known = facts.filter((fact) => fact !== false)
  if (known.length === 0) return null
  return <Facts className={`program-facts text-small ${className}`} facts={known} />
}
