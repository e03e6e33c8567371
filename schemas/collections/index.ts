import type { z } from 'zod'
import { ActivityRow } from './activity.ts'
import { CaseRow } from './case.ts'
import { DiscQuadRow } from './disc.ts'
import { ExerciseRow } from './exercise.ts'
import { FeatureRow } from './feature.ts'
import { MemberRow } from './member.ts'
import { PartnerRow } from './partner.ts'
import { PlanRow } from './plan.ts'
import { QuestionRow, QuizQuestionRow } from './question.ts'
import { ServiceRow } from './service.ts'
import { SpeakerRow } from './speaker.ts'
import { TierRow } from './tier.ts'
import { UnitRow } from './unit.ts'

/** A kind of row: its title for editors, and its fields. */
interface CollectionKind {
  title: string
  row: z.ZodObject
}

/** The kinds of row that a collection may have, by the name that its file writes as "kind". */
export const collectionKinds = {
  activity: { title: 'Activities of an event', row: ActivityRow },
  case: { title: 'Portfolio cases', row: CaseRow },
  'disc-quad': { title: 'Statements of a DISC test', row: DiscQuadRow },
  exercise: { title: 'Exercises of the coding studio', row: ExerciseRow },
  feature: { title: 'Features of the platform', row: FeatureRow },
  member: { title: 'Members of the team', row: MemberRow },
  partner: { title: 'Partners', row: PartnerRow },
  plan: { title: 'Plans of a price list', row: PlanRow },
  question: { title: 'Questions and answers', row: QuestionRow },
  'quiz-question': { title: 'Questions of a quiz', row: QuizQuestionRow },
  service: { title: 'Services', row: ServiceRow },
  speaker: { title: 'Speakers of an event', row: SpeakerRow },
  tier: { title: 'Packages for sponsors', row: TierRow },
  unit: { title: 'Units of competence', row: UnitRow },
} as const satisfies Record<string, CollectionKind>

export type CollectionKindName = keyof typeof collectionKinds

export const collectionKindNames = Object.keys(collectionKinds)

/** Whether rows of this kind exist. */
export const isCollectionKind = (name: unknown): name is CollectionKindName =>
  typeof name === 'string' && Object.hasOwn(collectionKinds, name)
