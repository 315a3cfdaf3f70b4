import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useFocusOnChange } from '@lonk/shared-ui/use-focus-on-change.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allCategories } from '../../complaints/categories.ts'
import { ComplaintForm } from '../../complaints/complaint-form.tsx'
import { drafts } from '../../complaints/drafts.ts'
import { useSendComplaint } from '../../complaints/use-send-complaint.ts'
import { Receipt } from './receipt.tsx'

const draftKey = 'page'

interface Sent {
  readonly complaint: Complaint
  /** Whether there is an address to which the decision goes. */
  readonly answered: boolean
}

/** The form, and in its place the receipt once it was sent. */
export const NewComplaint = () => {
  const { t } = useTranslation('mf-members')
  const isMember = useShared('user') !== null
  const formId = useId()
  const [sent, setSent] = useState<Sent | null>(null)
  const place = useFocusOnChange<HTMLDivElement>(sent)
  const sending = useSendComplaint(null, (complaint, { email }) => {
    drafts.drop(draftKey)
    setSent({ complaint, answered: isMember || email !== undefined })
  })
  return (
    <div ref={place}>
      <Card as="section">
        {sent ? (
          <Receipt number={sent.complaint.number} answered={sent.answered} onMore={() => setSent(null)} />
        ) : (
          <Stack gap="m">
            <h2>{t('complaints.new')}</h2>
            <ComplaintForm
              id={formId}
              target={null}
              categories={allCategories}
              sending={sending}
              draftKey={draftKey}
            >
              <div>
                <Button type="submit" busy={sending.isPending}>
                  {t('complaint.send')}
                </Button>
              </div>
            </ComplaintForm>
          </Stack>
        )}
      </Card>
    </div>
  )
}
