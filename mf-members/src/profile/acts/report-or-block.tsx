import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyMenu } from '@lonk/shared-ui/menu-button.tsx'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProfileActs } from './use-profile-acts.tsx'

/** The same in words, below what somebody says: whoever has read that far need not know what three dots hold. */
export const ReportOrBlock = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('mf-members')
  const { safety, dialog } = useProfileActs(profile)
  return (
    <>
      <LazyMenu
        align="start"
        items={safety}
        trigger={(attributes) => (
          <Button {...attributes} variant="quiet" size="small" icon={<Flag aria-hidden="true" />}>
            {t('profile.reportOrBlock', { name: profile.name })}
          </Button>
        )}
      />
      {dialog}
    </>
  )
}
