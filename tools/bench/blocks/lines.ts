import type { Blocks } from './measure-blocks.ts'

/** The result as a table. */
export function blocksLines({ fixtures, kilobytes, differences, costs, ratios }: Blocks): string[] {
  const row = (name: string, ms: number, ratio?: number) =>
    `  ${name.padEnd(62)} ${ms.toFixed(2).padStart(6)} ms${ratio === undefined ? '' : `  ${ratio.toFixed(2)}×`}`
  return [
    `Rendering the filled fixtures of all ${fixtures} blocks to bytes (${kilobytes} KiB): CPU, and over plain React`,
    row('plain components in one tree, renderToStaticMarkup', costs.plainMarkup),
    row('plain components in one tree, renderToString', costs.plainString),
    row('a request when one answer in four has changed', costs.someChanged, ratios.someChanged),
    row('a request when no answer has changed', costs.same, ratios.same),
    row('a request when every answer and bound prop has changed', costs.changed, ratios.changed),
    row('the first request: nothing is cached', costs.first, ratios.first),
    differences.length === 0
      ? '  The markup is the same but for elements around nodes and slots, marks of hydration, preloads and ids of useId.'
      : '  The markup differs:',
    ...differences.map(({ product, plain }) => `    ${product}\n    ${plain}`),
  ]
}
