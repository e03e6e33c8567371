import type { Answers, Question } from './answers.ts'
import type { NodeCache } from './node-cache.ts'
import type { NodeWork, RenderContext } from './render-context.ts'
import type { DescribeAddress, DescribeInTime } from './render-options.ts'
import { isShared } from './shared-answers.ts'

/** What an address of a picture of the site begins with. */
const areas = /^\/(?:media|drive)\//

/** How soon a page is drawn again that waited too long for what is known of its pictures. */
const againMs = 5000

/** Describes the pictures of a page: one that is described too late has its page drawn again soon. */
export const describerOf = (
  describe: DescribeInTime | undefined,
  answers: Pick<Answers, 'now' | 'changeAt'>,
): DescribeAddress | undefined =>
  describe &&
  ((address) =>
    describe(address, () => answers.changeAt(new Date(answers.now.getTime() + againMs))))

/** Props of a node in which each text that is the address of a picture says what is known of it. */
export const describedProps = <Props extends object>(
  { node, context }: NodeWork,
  props: Props,
): Props | Promise<Props> => {
  if (props !== node.props[context.locale].value) return described(props, context.describeAddress)
  const known = withPictures.get(props) ?? hasPicture(props)
  withPictures.set(props, known)
  return known ? described(props, context.describeAddress) : props
}

/** Whether the written props of nodes have an address of a picture. */
const withPictures = new WeakMap<object, boolean>()

/** Shared answers of a site in one language as they were described. */
const describedOf = new WeakMap<NodeCache, WeakMap<object, unknown>>()

/**
 * The answer to a question of a node, in which each address of a picture says what is known of it: the same object for
 * the same shared answer, unless a picture of the page was too late.
 */
export async function describedAnswer(
  question: Question,
  { answers, describeAddress, nodes }: RenderContext,
): Promise<unknown> {
  const answer = await answers.ask(question)
  if (describeAddress === undefined || !isShared(answer)) return described(answer, describeAddress)
  const ofSite = describedOf.get(nodes) ?? new WeakMap<object, unknown>()
  describedOf.set(nodes, ofSite)
  const known = ofSite.get(answer)
  if (known !== undefined) return known
  const made = await described<object>(answer, describeAddress)
  if (!isSoonAgain(answers)) ofSite.set(answer, Object.freeze(made))
  return made
}

/** Whether the page is drawn again as soon as one that has a picture which was not described in time. */
export const isSoonAgain = ({ now, changesAt }: Answers): boolean => {
  const next = changesAt()
  return next !== undefined && next.getTime() <= now.getTime() + againMs
}

/** The same object when there is no picture in it: most values have none. */
const described = <Value>(
  value: Value,
  describe: DescribeAddress | undefined,
): Value | Promise<Value> =>
  describe && hasPicture(value) ? (describeIn(value, describe) as Promise<Value>) : value

function hasPicture(value: unknown): boolean {
  if (typeof value === 'string') return areas.test(value)
  if (Array.isArray(value)) return value.some(hasPicture)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPicture)
}

async function describeIn(value: unknown, describe: DescribeAddress): Promise<unknown> {
  if (typeof value === 'string') return areas.test(value) ? describe(value) : value
  if (Array.isArray(value)) return Promise.all(value.map((item) => describeIn(item, describe)))
  if (typeof value !== 'object' || value === null) return value
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, child]) => [name, await describeIn(child, describe)]),
  )
  return Object.fromEntries(entries)
}
