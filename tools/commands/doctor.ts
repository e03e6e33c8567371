import { z } from 'zod'
import { checkFleet } from '../check/fleet.ts'
import { BadUsage, command, type Terminal } from '../command.ts'
import { examine, nextOf, scoreOf, type Finding } from '../doctor/examination.ts'
import { examineLinks } from '../doctor/links.ts'
import { examineHost } from '../doctor/outside.ts'
import { Layouts } from '../open-layouts.ts'
import { jsonOption, rootOption } from '../options.ts'

export const doctor = command({
  name: 'doctor',
  summary: 'Say how ready a layout is to be opened to visitors, and what to do next.',
  options: z.object({
    host: z
      .string()
      .optional()
      .meta({ description: 'Look at this host from outside too.', value: 'host' }),
    links: z
      .boolean()
      .default(false)
      .meta({ description: 'Ask every other site that is linked to whether it answers.' }),
    json: jsonOption,
    root: rootOption,
  }),
  takes: '<layout>',

  async run(terminal, { host, links, json, root }, [name = '']) {
    const { effective } = new Layouts(root).open(name)
    if (effective === undefined) throw new BadUsage(`layouts/${name}/layout.json cannot be read.`)
    const { results } = await checkFleet({ root, today: new Date().toISOString().slice(0, 10) })
    const problems = results.find((result) => result.name === name)?.problems ?? []
    const progress = (done: number, total: number) =>
      terminal.progress('Asking other sites', done, total)
    const findings = [
      ...examine({ layout: effective, problems, environment: process.env }),
      ...(host === undefined ? [] : await examineHost(host, effective)),
      ...(links ? [await examineLinks(effective, progress)] : []),
    ]
    const score = scoreOf(findings)
    const next = nextOf(findings)
    if (json) terminal.print(JSON.stringify({ layout: name, score, next, findings }, null, 2))
    else for (const line of lines(name, findings, terminal)) terminal.print(line)
    return findings.some(({ state }) => state === 'missing') ? 1 : 0
  },
})

const marks = { ready: '✓', weak: '~', missing: '✗', unknown: '?' } as const
const colours = { ready: 'green', weak: 'yellow', missing: 'red', unknown: 'dim' } as const

function lines(name: string, findings: readonly Finding[], { colour }: Terminal): string[] {
  const next = nextOf(findings)
  return [
    ...findings.map(({ about, state, says }) => {
      const mark = colour(colours[state], marks[state])
      return `${mark} ${about.padEnd(17)}${says}`
    }),
    '',
    `${colour('bold', `${name} is ${scoreOf(findings)} % ready.`)}`,
    next === undefined ? 'Nothing is left to do.' : `Next, ${next.about}: ${next.next}`,
  ]
}
