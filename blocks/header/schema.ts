import { z } from 'zod'
import { link, pageLink, text } from '#schemas/text.ts'

const MenuLink = z.strictObject({
  label: text(40).meta({ title: 'Label' }),
  href: link().meta({ title: 'Leads to' }),
  note: text(90).optional().meta({ title: 'Note', description: 'A few words on what is there.' }),
})

const MenuEntry = z.strictObject({
  label: text(30).meta({ title: 'Label' }),
  href: link().meta({ title: 'Leads to' }),
  items: z
    .array(MenuLink)
    .max(8)
    .optional()
    .meta({ title: 'Sub-menu', description: 'Opens under the label.', role: 'content' }),
})
export type MenuEntry = z.output<typeof MenuEntry>

export const HeaderProps = z.object({
  menu: z.array(MenuEntry).max(8).default([]).meta({ title: 'Menu', role: 'content' }),
  action: z
    .strictObject({
      label: text(30).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({ title: 'Button', description: 'The one thing every page asks for.', role: 'content' }),
  search: z
    .strictObject({
      page: pageLink()
        .optional()
        .meta({
          title: 'Results page',
          description:
            'A page whose route declares the query value "search". Without one, the search of the whole site.',
          examples: ['page:class-list'],
        }),
      label: text(40).meta({ title: 'Label', examples: ['Cari kelas'] }),
    })
    .optional()
    .meta({ title: 'Search', description: 'A field in the menu.', role: 'content' }),
  brand: z.enum(['both', 'logo', 'title']).default('both').meta({
    title: 'Brand',
    description: 'Logo and title, or one of them. Logos come from the site’s settings.',
    role: 'design',
  }),
  look: z.enum(['plain', 'centered', 'dark', 'split']).default('plain').meta({
    title: 'Look',
    description:
      'One row; brand above the menu; one dark row; or the brand between menu and button.',
    role: 'design',
  }),
  sticky: z.boolean().default(false).meta({ title: 'Stays in view', role: 'design' }),
})
export type HeaderProps = z.output<typeof HeaderProps>
