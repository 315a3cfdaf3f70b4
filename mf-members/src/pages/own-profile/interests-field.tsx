import { Chip } from '@lonk/shared-ui/chip.tsx'
import { FieldNotes } from '@lonk/shared-ui/field-frame.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useInterests } from '../../places.resource.ts'

interface InterestsFieldProps {
  readonly chosen: readonly number[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly number[]) => void
}

/** All interests as chips to press. */
export const InterestsField = ({ chosen, error, onChange }: InterestsFieldProps) => {
  const { t } = useTranslation('mf-members')
  const id = useId()
  const { data: interests = [] } = useInterests()
  const toggle = (interest: number) =>
    onChange(chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest])
  return (
    <>
      <Cluster gap="xs" role="group" aria-label={t('own.part.interests')}>
        {interests.map((interest) => (
          <Chip key={interest.id} selected={chosen.includes(interest.id)} onClick={() => toggle(interest.id)}>
            {interest.name}
          </Chip>
        ))}
      </Cluster>
      <FieldNotes id={id} error={error} />
    </>
  )
}
