import { limits } from '#schemas/node.ts'
import type { Family, ProblemKind } from '#src/manifest/problems/problem-kind.ts'

/** Source of the list of problem names: a rule that checks names cannot import the registry that contains it. */
export const rulesNames = (notice: string, kinds: readonly ProblemKind[]): string => `// ${notice}

/** The name of every rule. */
export const ruleNames: readonly string[] = [
${kinds.map(({ name }) => `  '${name}',`).join('\n')}
]
`

/** The description of each family, in the order of the reference. */
const families: Record<Family, string> = {
  file: 'Files',
  grammar: 'Grammar',
  reference: 'References',
  route: 'Routes, hosts and names',
  binding: 'Bindings',
  inheritance: 'Inheritance',
  prose: 'Prose',
  text: 'Text and languages',
  search: 'Titles and search engines',
  access: 'Access for everyone',
  theme: 'Theme',
  weight: 'Weight',
  upkeep: 'Upkeep',
  safety: 'Safety',
  drawing: 'While a page is drawn',
}

/** Generates the reference page of every problem, by family. */
export function rulesReference(notice: string, kinds: readonly ProblemKind[]): string {
  const sections = Object.entries(families).map(([family, title]) => {
    const own = kinds.filter((kind) => kind.family === family)
    return `## ${title}\n\n${own.map(entry).join('\n')}`
  })
  return `<!-- ${notice} -->

# Rules

What \`npm run tenun -- check\` and the server report, by name. An **error** would break a page, a **warning** makes it
worse, an **info** is worth knowing. A layout may choose another severity, or accept one problem for a time:

\`\`\`json
{
  "rules": {
    "severity": { "title-length": "off" },
    "suppress": [
      { "rule": "image-alt", "page": "home", "reason": "The new pictures come in March.", "until": "2027-03-31" }
    ]
  }
}
\`\`\`

Limits: ${limits.routes} routes, ${limits.topBlocks} blocks in a page, ${limits.childBlocks} in a slot, ${limits.nodes} nodes, ${limits.nodeDepth} levels,
${limits.props} props, ${limits.string.toLocaleString('en')} characters in a text; a page ${limits.pageBytes / 1024} KiB, layout.json ${limits.layoutBytes / 1024} KiB.

${sections.join('\n')}`
}

const entry = ({ name, severity, title, hint, why }: ProblemKind) =>
  `### ${name}\n\n**${severity}** · ${title}. ${hint}\n\n${why}\n`
