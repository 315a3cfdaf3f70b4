import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { countryName } from '@lonk/shared-ui/country-names.ts'
import { DateOfBirth } from '@lonk/shared-ui/date-of-birth.tsx'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Draft } from './draft.ts'
import { FormPart } from './form-part.tsx'

interface FixedFactsProps {
  readonly profile: OwnProfile
  readonly country: string
  readonly draft: Draft
  readonly errorOf: (field: keyof Draft) => string | undefined
  readonly onChange: (part: Partial<Draft>) => void
}

/**
 * What the site goes by and a member cannot change alone, each with the reason. The date of birth can be mended, once,
 * for as long as the address is not confirmed (docs/api.md, profile).
 */
export const FixedFacts = ({ profile, country, draft, errorOf, onChange }: FixedFactsProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const unconfirmed = useShared('user')?.status === 'not_confirmed'
  // What was typed before the address was confirmed stays, so that the refusal has a field to stand at.
  const mayMend = unconfirmed || draft.date_of_birth !== profile.date_of_birth
  return (
    <FormPart title={t('own.fixed.title')} id="own-fixed">
      {mayMend ? (
        <DateOfBirth
          label={t('own.fixed.born')}
          hint={t('own.fixed.bornOnce')}
          error={errorOf('date_of_birth')}
          value={draft.date_of_birth}
          onChange={(date_of_birth) => onChange({ date_of_birth })}
        />
      ) : null}
      <Facts>
        {mayMend ? null : (
          <Fact
            name={t('own.fixed.born')}
            value={formatDay(profile.date_of_birth, i18n.language)}
            why={t('own.fixed.bornWhy')}
          />
        )}
        <Fact
          name={t('own.fixed.gender')}
          value={t(`own.fixed.${profile.gender}`)}
          why={t('own.fixed.genderWhy')}
        />
        <Fact
          name={t('own.fixed.country')}
          value={countryName(country, i18n.language)}
          why={t('own.fixed.countryWhy')}
        />
      </Facts>
      <Why>
        <TextLink to={linkTo('pages-service')}>{t('own.fixed.contact')}</TextLink>
      </Why>
    </FormPart>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string
  readonly why: string
}

const Fact = ({ name, value, why }: FactProps) => (
  <div>
    <Term>{name}</Term>
    <dd>{value}</dd>
    <Why as="dd">{why}</Why>
  </div>
)

const { color, space, fontSize } = token

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${space.m};
`

const Term = styled.dt`
  font-size: ${fontSize.s};
  font-weight: ${token.weight.strong};
`

const Why = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.s};
`
