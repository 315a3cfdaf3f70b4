import { SelectField } from '@lonk/shared-ui/select.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { SwitchRow } from '../../../switches/switch-row.tsx'

interface Hours {
  readonly quiet_from: number
  readonly quiet_to: number
}

interface QuietHoursProps {
  readonly from: number
  readonly to: number
  readonly onChange: (hours: Hours) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** Equal hours mean: never quiet (docs/api.md, notifications). */
const never: Hours = { quiet_from: 0, quiet_to: 0 }
const usual: Hours = { quiet_from: 22, quiet_to: 8 }

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** From when until when no notification makes a sound; it comes afterwards. */
export const QuietHours = ({ from, to, onChange }: QuietHoursProps) => {
  const { t } = useTranslation('mf-members')
  const quiet = from !== to
  const options = (other: number) =>
    hours.map((hour) => (
      <option key={hour} value={hour} disabled={hour === other}>
        {clock(hour)}
      </option>
    ))
  return (
    <>
      <SwitchRow
        label={t('settings.quiet.label')}
        hint={t('settings.quiet.hint')}
        on={quiet}
        onChange={(on) => onChange(on ? usual : never)}
      />
      {quiet ? (
        <Pair>
          <SelectField
            label={t('settings.quiet.from')}
            value={from}
            onChange={(event) => onChange({ quiet_from: Number(event.target.value), quiet_to: to })}
          >
            {options(to)}
          </SelectField>
          <SelectField
            label={t('settings.quiet.to')}
            value={to}
            onChange={(event) => onChange({ quiet_from: from, quiet_to: Number(event.target.value) })}
          >
            {options(from)}
          </SelectField>
        </Pair>
      ) : null}
    </>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 160px));
  gap: ${token.space.m};
  padding-block-end: ${token.space.xs};
`
