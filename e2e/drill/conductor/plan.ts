import type { Stage } from '../stage/stage.ts'
import {
  type HouseAct,
  kill,
  primaryComesBack,
  primaryDies,
  proxyKilled,
  proxyUpgraded,
  standbyKilled,
  upgrade,
} from './acts.ts'
import { released, rolledBack } from './release-acts.ts'

/** Each process in turn; a release between, so that one that comes back finds another registry. */
export const roundOf = (stage: Stage): readonly HouseAct[] => [
  ...stage.apis.flatMap((api) => [kill(api), upgrade(api)]),
  released(stage),
  ...stage.documents.flatMap((documents) => [kill(documents), upgrade(documents)]),
  rolledBack(stage),
  proxyKilled(stage),
  proxyUpgraded(stage),
  standbyKilled(stage),
]

/** Each process once. */
export const shortRoundOf = (stage: Stage): readonly HouseAct[] => [
  ...stage.apis.map(kill),
  released(stage),
  ...stage.documents.map(kill),
  rolledBack(stage),
  proxyKilled(stage),
  standbyKilled(stage),
]

export const deathOfPrimary = (stage: Stage): readonly HouseAct[] => [
  primaryDies(stage),
  primaryComesBack(stage),
]
