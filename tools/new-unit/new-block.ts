import type { NewUnit, UnitName } from './names.ts'

/** Returns the files of a block with a heading, a lead and a list of points: props, markup, style, fixtures and tests. */
export function newBlock(name: UnitName): NewUnit {
  const { kebab } = name
  const folder = `blocks/${kebab}`
  return {
    files: new Map([
      [`${folder}/schema.ts`, schema(name)],
      [`${folder}/${kebab}.tsx`, component(name)],
      [`${folder}/${kebab}.css`, style(name)],
      [`${folder}/index.ts`, definition(name)],
      [`${folder}/fixtures.ts`, fixtures(name)],
      [`${folder}/${kebab}.test.tsx`, test(name)],
    ]),
    next: [
      `Say in ${folder}/index.ts what the block is for, and in ${folder}/schema.ts what it takes.`,
      `A page uses it as { "id": "…", "type": "${kebab}", "v": 1, "props": { "heading": "…" } }.`,
    ],
  }
}

const schema = ({ pascal }: UnitName) => `import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const ${pascal}Props = z.object({
  heading: text(140).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  points: z.array(text(140)).max(12).default([]).meta({ title: 'Points', role: 'content' }),
})
export type ${pascal}Props = z.output<typeof ${pascal}Props>
`

const component = ({
  kebab,
  pascal,
  title,
}: UnitName) => `import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { ${pascal}Props } from './schema.ts'

/** ${title}: a heading with its points. Renders nothing without any. */
export function ${pascal}({ props }: BlockProps<${pascal}Props>) {
  if (props.points.length === 0) return null
  return (
    <TitledSection props={props}>
      <ul className="${kebab}">
        {props.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </TitledSection>
  )
}
`

const style = ({ kebab }: UnitName) => `@layer components {
  .${kebab} {
    display: grid;
    gap: 1rem;
  }
}
`

const definition = ({
  kebab,
  camel,
  pascal,
  title,
}: UnitName) => `import { defineBlock } from '../define.ts'
import { ${pascal} } from './${kebab}.tsx'
import { ${pascal}Props } from './schema.ts'

/** ${title}: a heading with its points. */
export const ${camel} = defineBlock({
  type: '${kebab}',
  title: '${title}',
  description: 'A heading with its points.',
  category: 'content',
  keywords: ['${kebab}'],
  props: ${pascal}Props,
  render: ${pascal},
})
`

const fixtures = ({ camel }: UnitName) => `import type { FixturesOf } from '../fixture-types.ts'
import type { ${camel} } from './index.ts'

const heading = 'Belajar bersama, dari kota mana pun'
const lead = 'Kelas berlangsung daring pada malam hari, didampingi mentor.'
const points = ['Enam orang dalam satu kelas', 'Tugas dibaca dalam dua hari']

export const fixtures = {
  filled: { props: { heading, lead, points }, data: {} },
  empty: { props: { heading }, data: {} },
  english: {
    props: { heading: 'Learning together, whatever your city', points: ['Six people in a class'] },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof ${camel}>
`

const test = ({ camel }: UnitName) => `import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { ${camel} } from './index.ts'

test('is a section that is named by its heading and lists the points', () => {
  const markup = html(${camel}, fixtures.filled)
  const [, id] = /<section[^>]*aria-labelledby="([^"]+)"/.exec(markup) ?? []
  expect(markup).toContain(\`<h2 id="\${id}"\`)
  for (const point of fixtures.filled.props.points) expect(markup).toContain(\`<li>\${point}</li>\`)
})

test('renders nothing without points', () => {
  expect(html(${camel}, fixtures.empty)).toBe('')
})
`
