import { sendDiscResult } from '#schemas/services/rest.ts'
import { defineBlock } from '../define.ts'
import { inputName, picks } from './chosen.ts'
import { DiscTest } from './disc-test.tsx'
import { consentInput, nameInput, readAnswers } from './read-answers.ts'
import { DiscTestProps } from './schema.ts'
import { findScores } from './scores.ts'

/** A DISC test of forced choices, and its result at an address with the scores alone. It works without scripts. */
export const discTest = defineBlock({
  type: 'disc-test',
  title: 'DISC test',
  description:
    'A test of working styles by forced choices. Its result is a chart and texts at an address without personal data.',
  category: 'learning',
  keywords: ['tes kepribadian', 'disc', 'gaya kerja', 'personality'],
  props: DiscTestProps,
  island: (props) => (findScores(props) === undefined ? 'visible' : undefined),
  readsAddress: true,
  action: ({ quads, consent }) => ({
    endpoint: sendDiscResult,
    fields: [
      ...quads.flatMap((quad) => picks.map((pick) => inputName(pick, quad))),
      nameInput,
      consentInput,
    ],
    fixed: {},
    secrets: [],
    consent,
    read: (values) => readAnswers(quads, values),
  }),
  render: DiscTest,
})
