import { Birthday } from '@lonk/shared-ui/illustrations/birthday.tsx'
import { Keyhole } from '@lonk/shared-ui/illustrations/keyhole.tsx'
import { NameTag } from '@lonk/shared-ui/illustrations/name-tag.tsx'
import { Place } from '@lonk/shared-ui/illustrations/place.tsx'
import type { ComponentType } from 'react'
import { AccountStep } from './step-account.tsx'
import { BirthStep } from './step-birth.tsx'
import { NameStep } from './step-name.tsx'
import { PlaceStep } from './step-place.tsx'
import type { StepName } from './steps.ts'

export interface StepParts {
  readonly Question: ComponentType
  readonly Drawing: ComponentType
}

export const lateSteps: Record<Exclude<StepName, 'seeking'>, StepParts> = {
  birth: { Question: BirthStep, Drawing: Birthday },
  place: { Question: PlaceStep, Drawing: Place },
  name: { Question: NameStep, Drawing: NameTag },
  account: { Question: AccountStep, Drawing: Keyhole },
}
