import type { Handler } from '../../calls/handler.ts'
import { listMentorScoresHandler } from './mentor-scores.ts'
import { listTeamScoresHandler, scoreTeamHandler } from './team-scores.ts'

/** Leaderboards, and the scores that they show. */
export const leaderboardHandlers: Handler[] = [
  listTeamScoresHandler,
  listMentorScoresHandler,
  scoreTeamHandler,
]
