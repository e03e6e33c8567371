import type { NewUnit, UnitName } from './names.ts'

/** Returns the files of a block with a heading and a lead: props, markup, style, fixtures and tests. */
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
})
export type ${pascal}Props = z.output<typeof ${pascal}Props>
`

const component = ({ kebab, pascal, title }: UnitName) => `import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import type { ${pascal}Props } from './schema.ts'

/** ${title}: a heading and what it is about. */
export function ${pascal}({ props }: BlockProps<${pascal}Props>) {
  const headingId = useId()
  return (
    <section className="wrap section ${kebab}" aria-labelledby={headingId}>
      <h2 id={headingId} className="title">
        {props.heading}
      </h2>
      {props.lead && <p className="lead">{props.lead}</p>}
    </section>
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

/** ${title}: a heading and what it is about. */
export const ${camel} = defineBlock({
  type: '${kebab}',
  title: '${title}',
  description: 'A heading and, below it, what it is about.',
  category: 'content',
  keywords: ['${kebab}'],
  props: ${pascal}Props,
  render: ${pascal},
})
`

const fixtures = ({ camel }: UnitName) => `import type { FixturesOf } from '../fixture-types.ts'
import type { ${camel} } from './index.ts'

const heading = 'Belajar bersama, dari kota mana pun'

export const fixtures = {
  filled: {
    props: { heading, lead: 'Kelas berlangsung daring pada malam hari, didampingi mentor.' },
    data: {},
  },
  empty: { props: { heading }, data: {} },
  english: {
    props: { heading: 'Learning together, whatever your city' },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof ${camel}>
`

const test = ({ camel }: UnitName) => `import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { ${camel} } from './index.ts'

test('is a section named by its heading', () => {
  for (const fixture of Object.values(fixtures)) {
    const markup = html(${camel}, fixture)
    const [, id] = /<section[^>]*aria-labelledby="([^"]+)"/.exec(markup) ?? []
    expect(markup).toContain(\`<h2 id="\${id}"\`)
  }
})

test('leaves the lead out where there is none', () => {
  expect(html(${camel}, fixtures.filled)).toContain(fixtures.filled.props.lead)
  expect(html(${camel}, fixtures.empty)).not.toContain('class="lead"')
})
`
