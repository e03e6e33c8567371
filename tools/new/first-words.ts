/** The initial texts of a site: true of any site with classes, to be replaced by its own. */
export interface Words {
  menu: { classes: string; about: string }
  home: {
    title: string
    /** In its place where the site's name is long. */
    shortTitle: string
    description: string
    heading: string
    lead: string
    see: string
    more: string
  }
  features: { heading: string; items: { title: string; text: string; icon: string }[] }
  classes: {
    heading: string
    lead: string
    all: string
    description: string
    syllabus: string
    others: string
    one: string
  }
  questions: { heading: string; items: { question: string; answer: string }[] }
  call: { heading: string; lead: string; action: string }
  about: { heading: string; lead: string; description: string; parts: [string, string][] }
  footer: {
    line: string
    learn: string
    terms: string
    privacy: string
    conditions: string
  }
}
