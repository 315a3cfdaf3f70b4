import { Button } from '@lonk/shared-ui/button.tsx'
import { Chip } from '@lonk/shared-ui/chip.tsx'
import { FieldNotes } from '@lonk/shared-ui/field-notes.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useInterests } from '../../places.resource.ts'

interface InterestsFieldProps {
  readonly chosen: readonly number[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly number[]) => void
}

/** All interests as chips to press; the erotic ones are folded away until somebody wants to see them. */
export const InterestsField = ({ chosen, error, onChange }: InterestsFieldProps) => {
  const { t } = useTranslation('mf-members')
  const id = useId()
  const { data: interests = [] } = useInterests()
  const adult = interests.filter((interest) => interest.adult)
  const [unfolded, setUnfolded] = useState(false)
  const open = unfolded || adult.some((interest) => chosen.includes(interest.id))
  const toggle = (interest: number) =>
    onChange(chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest])
  const chips = (some: typeof interests) =>
    some.map((interest) => (
      <Chip key={interest.id} selected={chosen.includes(interest.id)} onClick={() => toggle(interest.id)}>
        {interest.name}
      </Chip>
    ))
  return (
    <>
      <Count role="status">{t('own.interests.count', { count: chosen.length })}</Count>
      <Cluster gap="xs" role="group" aria-label={t('own.part.interests')}>
        {chips(interests.filter((interest) => !interest.adult))}
      </Cluster>
      {adult.length > 0 && !open ? (
        <div>
          <Button variant="quiet" size="small" aria-expanded={false} onClick={() => setUnfolded(true)}>
            {t('own.interests.adult')}
          </Button>
        </div>
      ) : null}
      {adult.length > 0 && open ? (
        <Cluster gap="xs" role="group" aria-label={t('own.interests.adult')}>
          {chips(adult)}
        </Cluster>
      ) : null}
      <FieldNotes id={id} error={error} />
    </>
  )
}

const Count = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
