import type { Palette } from './palettes.ts'
import type { Words } from './first-words.ts'

const $schema = '../../../schemas/json/page.json'

/** The home page: hero, expectations, classes, questions and a call to action. */
export const homePage = (words: Words, { looks }: Palette): object => ({
  $schema,
  title: words.home.title,
  seo: { description: words.home.description },
  blocks: [
    opening(words, looks.hero),
    {
      id: 'expect',
      type: 'feature-grid',
      props: { look: looks.features, band: 'tint', ...words.features },
    },
    {
      id: 'classes',
      type: 'class-grid',
      props: {
        look: looks.classes,
        heading: words.classes.heading,
        limit: 6,
        detail: 'page:class-detail',
        all: 'page:class-list',
      },
    },
    {
      id: 'questions',
      type: 'faq',
      props: { look: 'split', band: 'tint', ...words.questions },
    },
    {
      id: 'call',
      type: 'cta',
      props: {
        look: 'band',
        band: 'dark',
        heading: words.call.heading,
        lead: words.call.lead,
        actions: [{ label: words.call.action, href: 'page:class-list' }],
      },
    },
  ],
})

const opening = ({ home }: Words, look?: string): object => ({
  id: 'opening',
  type: 'hero',
  v: 2,
  props: {
    look,
    heading: home.heading,
    lead: home.lead,
    image: 'asset:picture.svg',
    alt: '',
    actions: [
      { label: home.see, href: 'page:class-list' },
      { label: home.more, href: 'page:about' },
    ],
  },
})

/** The list of all classes, filtered by state. */
export const classListPage = ({ classes }: Words, { looks }: Palette): object => ({
  $schema,
  title: classes.heading,
  seo: { description: classes.description },
  blocks: [
    {
      id: 'title',
      type: 'page-head',
      props: { look: 'tint', heading: classes.heading, lead: classes.lead },
    },
    {
      id: 'all',
      type: 'class-grid',
      props: {
        look: looks.classes,
        heading: classes.all,
        filter: true,
        limit: 48,
        detail: 'page:class-detail',
      },
    },
  ],
})

/** One class with its syllabus, and a list of other classes; `isPayable` where its parent has the pages of payments. */
export const classDetailPage = (
  { classes }: Words,
  { looks }: Palette,
  isPayable: boolean,
): object => ({
  $schema,
  title: { $bind: 'class.name', fallback: classes.one },
  seo: { description: { $bind: 'class.description' }, image: { $bind: 'class.cover' } },
  data: { class: { endpoint: 'v1/class/overview', input: { slug: { $route: 'slug' } } } },
  blocks: [
    {
      id: 'class',
      type: 'class-overview',
      props: { slug: { $route: 'slug' }, enrol: isPayable ? true : undefined },
    },
    {
      id: 'syllabus',
      type: 'syllabus',
      props: { band: 'tint', heading: classes.syllabus, classroomId: { $bind: 'class.id' } },
    },
    {
      id: 'others',
      type: 'class-grid',
      props: {
        look: looks.classes,
        heading: classes.others,
        exclude: { $route: 'slug' },
        limit: 3,
        detail: 'page:class-detail',
        all: 'page:class-list',
      },
    },
  ],
})

/** A page of prose with a head and a call to action, in MDX. */
export function aboutPage({ about, menu, call }: Words): string {
  const parts = about.parts.map(([heading, text]) => `## ${heading}\n\n${text}\n`)
  const actions = JSON.stringify([{ label: call.action, href: 'page:class-list' }])
  return `---
title: ${JSON.stringify(menu.about)}
seo:
  description: ${JSON.stringify(about.description)}
---

<PageHead
  id="title"
  look="tint"
  heading={${JSON.stringify(about.heading)}}
  lead={${JSON.stringify(about.lead)}}
/>

${parts.join('\n')}
<Cta
  id="call"
  look="line"
  heading={${JSON.stringify(call.heading)}}
  lead={${JSON.stringify(call.lead)}}
  actions={${actions}}
/>
`
}
