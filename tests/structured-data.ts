/** What search engines demand and advise of a type of structured data. */
interface TypeRules {
  /** The page of Google's documentation, or of schema.org where Google has none. */
  source: string
  required: readonly string[]
  recommended: readonly string[]
  /** Recommended, and left out because a site has nothing to say of it. */
  leftOut: readonly string[]
}

const google = 'https://developers.google.com/search/docs/appearance/structured-data'

/** Read on the day of the first version; a dot leads into the property. */
export const typeRules: Readonly<Record<string, TypeRules>> = {
  Article: {
    source: `${google}/article`,
    required: [],
    recommended: ['author.name', 'dateModified', 'datePublished', 'headline', 'image'],
    leftOut: ['author.url'],
  },
  Course: {
    source: `${google}/course-info`,
    required: [
      'name',
      'description',
      'provider.name',
      'offers.category',
      'hasCourseInstance.courseMode',
      'hasCourseInstance.courseWorkload',
    ],
    recommended: ['image', 'provider.url', 'offers.price', 'offers.priceCurrency'],
    leftOut: ['aggregateRating', 'about', 'syllabusSections'],
  },
  Event: {
    source: `${google}/event`,
    required: ['name', 'startDate', 'location'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'organizer.name',
      'organizer.url',
      'performer.name',
    ],
    leftOut: ['offers.price', 'previousStartDate'],
  },
  JobPosting: {
    source: `${google}/job-posting`,
    required: ['datePosted', 'description', 'hiringOrganization.name', 'title'],
    recommended: ['employmentType', 'identifier.value', 'validThrough'],
    leftOut: ['directApply', 'baseSalary', 'applicantLocationRequirements'],
  },
  BreadcrumbList: {
    source: `${google}/breadcrumb`,
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
    leftOut: [],
  },
  Organization: {
    source: `${google}/organization`,
    required: [],
    recommended: ['name', 'url', 'logo'],
    leftOut: ['address', 'contactPoint', 'email', 'telephone', 'sameAs'],
  },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    required: ['name', 'url'],
    recommended: ['potentialAction.target.urlTemplate', 'potentialAction.query-input'],
    leftOut: ['alternateName'],
  },
  PodcastEpisode: {
    source: 'https://schema.org/PodcastEpisode',
    required: ['name', 'datePublished', 'partOfSeries.name'],
    recommended: ['description', 'image', 'timeRequired'],
    leftOut: ['episodeNumber'],
  },
}

/** What schema.org and Google ask of the types that only some pages have. */
const otherTypes: Readonly<Record<string, readonly string[]>> = {
  EducationalOccupationalProgram: ['name', 'description', 'provider.name'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  ItemList: ['itemListElement'],
  LearningResource: ['name'],
  ProfilePage: ['mainEntity.name'],
}

/** What is wrong with one piece of structured data: an unknown type, or a property that its type requires and that has no value. */
export function structuredDataProblems(data: Record<string, unknown>): string[] {
  const type = String(data['@type'])
  const required = typeRules[type]?.required ?? otherTypes[type]
  if (data['@context'] !== 'https://schema.org') return [`${type} is not of schema.org`]
  if (required === undefined) return [`no rule knows the type ${type}`]
  return required.filter((name) => !hasProperty(data, name)).map((name) => `${type} has no ${name}`)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether structured data has a property with a value; of a list, whether its first entry has. */
export function hasProperty(data: unknown, path: string): boolean {
  const value = path.split('.').reduce<unknown>((at, name) => {
    const one: unknown = Array.isArray(at) ? at[0] : at
    return isObject(one) ? one[name] : undefined
  }, data)
  return (
    value !== undefined &&
    value !== null &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0)
  )
}

/** The structured data of a document. */
export const readStructuredData = (html: string): Record<string, unknown>[] =>
  [
    ...html.matchAll(/<script data-page type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].flatMap(([, text = '']) => {
    const data: unknown = JSON.parse(text)
    return isObject(data) ? [data] : []
  })
