import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Group } from '../parts/group.tsx'
import { pauseMonths } from './pause-end.ts'
import { usePause } from './use-pause.ts'

/** Out of everybody's sight for a while, and back whenever the member likes. */
export const PauseGroup = () => {
  const { t, i18n } = useTranslation('mf-members')
  const errorText = useErrorText()
  const paused = useShared('user')?.status === 'paused'
  const [months, setMonths] = useState<number>(pauseMonths[0])
  const { mutate, error, isPending } = usePause()
  const monthsText = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  })
  return (
    <Group title={t('settings.pause.title')} text={t(paused ? 'settings.pause.isOn' : 'settings.pause.text')}>
      {error ? (
        <Alert tone="danger" live={true}>
          {errorText(error)}
        </Alert>
      ) : null}
      <Choice>
        {paused ? null : (
          <SelectField
            label={t('settings.pause.label')}
            value={months}
            onChange={(event) => setMonths(Number(event.target.value))}
          >
            {pauseMonths.map((count) => (
              <option key={count} value={count}>
                {monthsText.format(count)}
              </option>
            ))}
          </SelectField>
        )}
        {/* One button for both: whoever pressed it keeps the focus. */}
        <Button
          variant={paused ? 'primary' : 'secondary'}
          busy={isPending}
          onClick={() => mutate(paused ? 0 : months)}
        >
          {t(paused ? 'settings.pause.resume' : 'settings.pause.act')}
        </Button>
      </Choice>
    </Group>
  )
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space.s};
`
