import { bus } from '@lonk/shared-events/bus.ts'
import { colorSchemes } from '@lonk/shared-events/color-scheme.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { RadioGroup } from '@lonk/shared-ui/radio-group.tsx'
import { useTranslation } from 'react-i18next'

/** Light, dark, or as the device has it: the shell changes every tab of this browser. */
export const SchemeChoice = () => {
  const { t } = useTranslation('mf-members')
  return (
    <RadioGroup
      name="scheme"
      label={t('settings.scheme.label')}
      hint={t('settings.scheme.hint')}
      options={colorSchemes.map((value) => ({ value, label: t(`settings.scheme.${value}`) }))}
      value={useShared('colorScheme')}
      onChange={(scheme) => bus.publish('color-scheme-requested', { scheme })}
    />
  )
}
