import type { PageProps } from '@lonk/shared-events/contract.ts'
import { isAnswerWith } from '@lonk/shared-ui/remote/first-data.ts'
import { useState } from 'react'
import { SigningUp } from '../../signup/signing-up.tsx'
import { PostedQuery } from '../../surface/dialog-surface.ts'

/** What the document server read of a form: only fields that it knows, in values that it allows. */
interface Posted {
  readonly answers: Record<string, string>
}

/** Signing up (`/signup`); a landing page without script has posted the first answers. */
export const Page = ({ firstData }: Partial<Pick<PageProps, 'firstData'>>) => {
  const [posted] = useState(() =>
    isAnswerWith<Posted>(firstData, ['answers']) ? new URLSearchParams(firstData.answers) : null,
  )
  return (
    <PostedQuery value={posted}>
      <SigningUp />
    </PostedQuery>
  )
}
