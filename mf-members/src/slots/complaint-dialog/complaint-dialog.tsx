import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { memberCategories } from '../../complaints/categories.ts'
import { ComplaintForm } from '../../complaints/complaint-form.tsx'
import type { ComplaintTarget } from '../../complaints/complaint-target.ts'
import { drafts } from '../../complaints/drafts.ts'
import { useSendComplaint } from '../../complaints/use-send-complaint.ts'

interface ComplaintDialogProps {
  readonly target: ComplaintTarget
  readonly close: () => void
}

/** A complaint about what was pointed at; the member can be blocked at the same time. */
export const ComplaintDialog = ({ target, close }: ComplaintDialogProps) => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  const formId = useId()
  const draftKey = `${target.kind} ${target.id}`
  const sending = useSendComplaint(target, ({ number }) => {
    drafts.drop(draftKey)
    bus.publish('toast-requested', {
      text: t('complaint.done', { number }),
      tone: 'success',
      ...(user ? { action: { label: t('complaint.follow'), path: linkTo('complaints') } } : {}),
    })
    close()
  })
  return (
    <LazyModal
      open
      onClose={close}
      onFailed={close}
      title={t(`complaint.title.${target.kind}`)}
      description={t('complaint.intro')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('complaint.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending}>
            {t('complaint.send')}
          </Button>
        </>
      }
    >
      <ComplaintForm
        id={formId}
        target={target}
        categories={memberCategories}
        sending={sending}
        draftKey={draftKey}
      />
    </LazyModal>
  )
}
