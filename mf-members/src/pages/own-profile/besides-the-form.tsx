import { Stack } from '@lonk/shared-ui/page.tsx'
import { Invisible } from './invisible/invisible.tsx'
import { PhotoAccess } from './photo-access/photo-access.tsx'
import { usePartInFocus } from './use-part-in-focus.ts'
import { Verification } from './verification/verification.tsx'
import { Visitors } from './visitors/visitors.tsx'

/** What of the own profile is no field of the form: each says for itself what it is and does it at once. */
export const BesidesTheForm = () => {
  usePartInFocus()
  return (
    <Stack gap="l">
      <Verification />
      <PhotoAccess />
      <Visitors />
      <Invisible />
    </Stack>
  )
}
