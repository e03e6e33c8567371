/** The static routes of the specification, section 2. */
export const staticRoutes = (
  '/ /About /Aksara /BelajarBersama /Berita /Blog /CallbackAuth /CallbackPayment /Campus /Class /Clients /Collaboration ' +
  '/Corporates /Courses /Curriculum /Event /Gallery /Government /Leaderboards /Liga-Smk /Lms /Login /Make-Appointment ' +
  '/Mentor /Metamorfosa /Network /News /Pesilat /Podcasts /Pricing /Privacy-Policy /Program /Register /Silabus ' +
  '/Talent-Hiring /Terms-And-Conditions /Training-Services /Tulisan-Temans /Video /Welcome /Courses/@Premium ' +
  '/Event/Careers /Event/Program /Liga-Smk/Register /Payment-Status/Error /Payment-Status/Success ' +
  '/Training-Services/Syllabus'
).split(' ')

/** Its routes with parameters; `?` marks those that may be left out. */
export const parameterisedRoutes = (
  '/Aksara/Features/{slug} /Class/Competence/{slug} /Courses/@Premium/{slug} /Lms/Features/{slug} /Pesilat/Class/{code?} ' +
  '/Courses/@Premium/{slug}/module/{moduleSlug?}/chapter/{chapterSlug} ' +
  '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug} /Berita/Detail/{id?}/{title?} /Event/Careers/{id}/{slug?} ' +
  '/Event/Program/{id}/{slug?} /Articles/{slug} /Articles/{slug?}/Detail/{id?}/{title?} /Berita/{slug} /Career/{slug?} ' +
  '/Class/{code} /Class/{slug} /Courses/{slug} /Curriculum/{program} /Event/{slug} /Features/{slug} /News/{slug} ' +
  '/News/{id}/{title?} /Overview/{code?} /Podcasts/{slug} /Podcasts/{id}/{title?} /Program/{slug} /Program/{id}/{slug} ' +
  '/Services/{slug?} /Tulisan-Temans/{slug} /Blog/{id}/{title?} /Portfolio/{type?}/{title?}'
).split(' ')

/**
 * The forms of a path, of the specification or of a manifest, with its optional parameters and without, in lower case and
 * without the names of parameters: one segment cannot be two parameters, so that `/News/:slug` takes an id too.
 */
export function formsOf(path: string): string[] {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  let forms = ['']
  for (const segment of segments) {
    const [, name, optional] = /^(?::|\{)([^}?]+)\}?(\?)?\}?$/.exec(segment) ?? []
    const written = name === undefined ? segment : ':'
    const isOptional = optional !== undefined || segment.endsWith('?}')
    forms = forms.flatMap((form) =>
      isOptional ? [form, `${form}/${written}`] : [`${form}/${written}`],
    )
  }
  return forms.map((form) => form || '/')
}
