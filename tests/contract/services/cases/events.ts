import { logClick, recordStatistic } from '#schemas/services/statistics.ts'
import type { Case } from '../case.ts'

const click = { from: '/', to: '/Kelas', type: 'page_load', timestamp: 1_795_000_000_000 }

export const events: Case[] = [
  {
    name: 'an event is counted',
    endpoint: recordStatistic,
    input: { event: 'quiz_finished', path: '/Kuis' },
    status: 200,
  },
  {
    name: 'an event is a word',
    endpoint: recordStatistic,
    input: { event: 'Quiz finished!' },
    status: 400,
    field: 'event',
  },
  {
    name: 'a path is a path',
    endpoint: recordStatistic,
    input: { event: 'quiz_finished', path: 'https://lain.example' },
    status: 400,
    field: 'path',
  },
  { name: 'the load of a page is logged', endpoint: logClick, input: click, status: 200 },
  {
    name: 'a click on a link is logged',
    endpoint: logClick,
    input: { ...click, type: 'external', to: 'https://lain.example/x' },
    status: 200,
  },
  {
    name: 'a time may be written as one',
    endpoint: logClick,
    input: { ...click, timestamp: '2026-11-21T08:00:00+07:00' },
    status: 200,
  },
  {
    name: 'a type that is none',
    endpoint: logClick,
    input: { ...click, type: 'hover' },
    status: 400,
    field: 'type',
  },
  {
    name: 'a time that is none',
    endpoint: logClick,
    input: { ...click, timestamp: 'kemarin' },
    status: 400,
    field: 'timestamp',
  },
  {
    name: 'where from must be said',
    endpoint: logClick,
    input: { ...click, from: undefined },
    status: 400,
    field: 'from',
  },
  {
    name: 'where to must be said',
    endpoint: logClick,
    input: { ...click, to: undefined },
    status: 400,
    field: 'to',
  },
]
