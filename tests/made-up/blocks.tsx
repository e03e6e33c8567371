import { z } from 'zod'
import { defineBlock, type AnyBlock, type Registry } from '#blocks/define.ts'
import { action } from '#blocks/action.ts'
import { need } from '#blocks/need.ts'
import { createAppointment } from '#schemas/services/appointment.ts'
import { listPosts, type PostItem } from '#schemas/services/post.ts'
import { image, itemPath, link, text } from '#schemas/text.ts'

const NoteProps = z.object({
  heading: text(60),
  tone: z.enum(['calm', 'bright']).default('calm'),
  count: z.int().min(1).max(5).default(1),
  href: link().optional(),
  target: itemPath().optional(),
  picture: image().optional(),
  isOpen: z.boolean().default(false),
  points: z.array(z.object({ label: text(20) })).default([]),
})

/** Props of every kind: no data, no island, no slot. */
const note = defineBlock({
  type: 'note',
  title: 'Note',
  description: 'A heading with a link.',
  category: 'content',
  props: NoteProps,
  render: ({ props }) => (
    <p className={props.tone}>
      {props.heading}
      {props.href && <a href={props.href}>…</a>}
      {props.picture && <img src={props.picture} alt="" />}
      {props.points.map(({ label }) => (
        <b key={label}>{label}</b>
      ))}
    </p>
  ),
})

/** Has slots: only notes in `body`, any block in `aside`. */
const wideBox = defineBlock({
  type: 'wide-box',
  title: 'Box',
  description: 'Holds other blocks.',
  category: 'content',
  props: z.object({}),
  slots: { body: { title: 'Body', allow: ['note'] }, aside: { title: 'Aside' } },
  render: ({ slots }) => (
    <section>
      {slots['body']}
      {slots['aside'] && <aside>{slots['aside']}</aside>}
    </section>
  ),
})

type Posts = { posts: { items: PostItem[] } }

/** Has needs, JSON-LD, and a fallback for when its data fails. */
const feed = defineBlock<z.ZodObject<{ kind: z.ZodDefault<z.ZodString> }>, Posts>({
  type: 'feed',
  title: 'Feed',
  description: 'Titles of posts.',
  category: 'content',
  props: z.object({ kind: z.string().default('news') }),
  needs: ({ kind }) => ({ posts: need(listPosts, { kindSlug: kind }) }),
  render: ({ data }) => (
    <ul>
      {data.posts.items.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  ),
  failed: () => <p>No posts came.</p>,
  jsonLd: ({ data }) => ({ '@type': 'ItemList', name: data.posts.items[0]?.title, url: '/News' }),
})

/** An island: hydrated in the browser, unless its props disable it. */
const ticker = defineBlock<
  z.ZodObject<{ kind: z.ZodString; isLive: z.ZodDefault<z.ZodBoolean> }>,
  Posts
>({
  type: 'ticker',
  title: 'Ticker',
  description: 'Titles of posts, moving.',
  category: 'content',
  props: z.object({ kind: z.string(), isLive: z.boolean().default(true) }),
  needs: ({ kind }) => ({ posts: need(listPosts, { kindSlug: kind }) }),
  island: ({ isLive }) => (isLive ? 'visible' : undefined),
  render: ({ data }) => <output>{data.posts.items.length}</output>,
})

/** A block that throws where its props say. */
const broken = defineBlock({
  type: 'broken',
  title: 'Broken',
  description: 'Throws.',
  category: 'content',
  props: z.object({ where: z.enum(['render', 'needs']) }),
  needs({ where }) {
    if (where === 'needs') throw new Error('boom in needs')
    return {}
  },
  render() {
    throw new Error('boom in render')
  },
})

/** Needs more of its page's policy, always the same. */
const reckoner = defineBlock({
  type: 'reckoner',
  title: 'Reckoner',
  description: 'Counts in a worker.',
  category: 'content',
  props: z.object({}),
  csp: { worker: true, wasm: true, connect: ['https://sums.example'] },
  render: () => <output>0</output>,
})

/** Needs the frame of one of two hosts, by its props; a third host is in no policy. */
const player = defineBlock({
  type: 'player',
  title: 'Player',
  description: 'A film of another site.',
  category: 'content',
  props: z.object({ host: z.enum(['one', 'two', 'none', 'strange', 'any']) }),
  csp: {
    most: { frame: ['https://one.example', 'https://two.example'], media: true },
    of: ({ host }) => {
      if (host === 'any') return { media: true }
      return host === 'none' ? undefined : { frame: [`https://${host}.example`] }
    },
  },
  render: ({ props }) => <p>A film of {props.host}</p>,
})

/** Sends a request for an appointment: its topic is fixed by its props. */
const ask = defineBlock({
  type: 'ask',
  title: 'Ask',
  description: 'A form.',
  category: 'action',
  props: z.object({ topic: z.string(), thanks: link().optional() }),
  action: ({ topic, thanks }) =>
    action(createAppointment, {
      fields: ['name', 'email', 'phone', 'preferredDate', 'message'],
      fixed: { topic },
      secrets: ['phone'],
      to: thanks,
    }),
  render: ({ form }) => (
    <form method="post" action={form?.path}>
      {Object.entries(form?.hidden ?? {}).map(([name, value]) => (
        <input key={name} name={name} value={value} readOnly />
      ))}
      {form?.message && <p role="alert">{form.message}</p>}
      {form?.fields.map((name) => (
        <label key={name}>
          <input name={name} defaultValue={form.values[name]} />
          {form.errors[name]}
        </label>
      ))}
    </form>
  ),
})

const all: readonly AnyBlock[] = [note, wideBox, feed, ticker, broken, reckoner, player, ask]

/** A registry of blocks that no layout uses. */
export const madeUpBlocks: Registry = new Map(all.map((block) => [block.type, block]))
