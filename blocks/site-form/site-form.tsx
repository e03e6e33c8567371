import type { DetailedSite } from '#schemas/services/site.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { ManagedRow } from '../parts/managed-row.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { SiteFormAnswers } from './answers.ts'
import { NewSiteFields, HostsField } from './site-fields.tsx'
import type { SiteFormProps } from './schema.ts'
import { strings } from './strings.ts'

const noLayouts = {
  items: [],
  pagination: { page: 1, perPage: 0, totalItems: 0, totalPages: 0 },
}

const version = 'v1/manage/site/detail'

/** What can be done with one site; without one, the fields of a new one. */
export function SiteForm({
  props,
  data: { site, layouts },
  page: { locale },
}: BlockProps<SiteFormProps, SiteFormAnswers>) {
  const t = strings[locale]
  return (
    <TitledSection
      props={{ heading: site?.title ?? props.heading }}
      action={{ label: t.all, href: props.list }}
      wrapClass="managed-section"
    >
      <ul className="managed">
        {site ? (
          <OneSite site={site} locale={locale} />
        ) : (
          <NewSite props={props} layouts={layouts ?? noLayouts} locale={locale} />
        )}
      </ul>
    </TitledSection>
  )
}

interface NewSiteProps {
  props: SiteFormProps
  layouts: NonNullable<SiteFormAnswers['layouts']>
  locale: Locale
}

function NewSite({ props, layouts, locale }: NewSiteProps) {
  const t = strings[locale]
  return (
    <ManagedRow
      id="site-new"
      name={t.about}
      actions={[
        {
          call: 'POST v1/manage/site/create',
          label: t.create,
          input: {},
          next: props.one,
          fields: <NewSiteFields layouts={layouts} locale={locale} />,
        },
      ]}
      locale={locale}
    >
      <p className="text-small text-muted">{t.created}</p>
    </ManagedRow>
  )
}

/** Its state and its hosts are one row: a change of either is of the same version. */
function OneSite({ site, locale }: { site: DetailedSite; locale: Locale }) {
  const t = strings[locale]
  const { id, title, hosts, isMaintenance, origin } = site
  const call = 'POST v1/manage/site/update' as const
  const changed = { call, input: { id }, version }
  const own = hosts.flatMap(({ host, owner }) => (owner === id ? [host] : []))
  return (
    <ManagedRow
      id={`site-${id}`}
      name={id}
      state={isMaintenance ? 'maintenance' : 'open'}
      badges={{
        open: { label: t.isOpen, colour: 'green' },
        maintenance: { label: t.isClosed, colour: 'orange' },
      }}
      actions={[
        {
          ...changed,
          label: t.open,
          body: { settings: { isMaintenance: false } },
          from: ['maintenance'],
          to: 'open',
          done: t.opened,
        },
        {
          ...changed,
          label: t.close,
          body: { settings: { isMaintenance: true } },
          from: ['open'],
          to: 'maintenance',
          done: t.closed,
          isQuiet: true,
          question: { heading: t.closeQuestion, text: <p>{t.closeLead(title)}</p> },
        },
        {
          ...changed,
          label: t.saveHosts,
          done: t.savedHosts,
          isQuiet: true,
          fields: <HostsField hosts={own} locale={locale} />,
        },
      ]}
      locale={locale}
    >
      <p>
        <a className="link-more" href={origin} rel="noopener">
          {origin}
        </a>
      </p>
    </ManagedRow>
  )
}
