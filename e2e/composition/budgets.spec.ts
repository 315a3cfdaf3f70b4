import { buildPart } from '@lonk/configs/build/build-part.ts'
import { partNames } from '@lonk/configs/project.ts'
import { overBudget } from '@lonk/configs/release/check-budgets.ts'
import { makeRelease } from '@lonk/configs/release/make-release.ts'
import { expect, test } from '@playwright/test'

for (const part of partNames)
  test(`${part} holds its budgets`, async () => {
    const build = await buildPart(part, { mode: 'production' })
    expect(overBudget(makeRelease(build, new Date()), build.folder)).toEqual([])
  })
