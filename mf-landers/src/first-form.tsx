import { genders, seekings } from '@lonk/shared-api/choices.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { ArrowRight } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { count, type LanderName } from './lander/count.ts'

const womenFirst = [...genders].reverse()

interface FirstFormProps extends LanderName {
  /** The member whose landing it stands on. */
  readonly profileId?: number | undefined
}

/**
 * The first question of the sign-up, on the front door. A plain form: without script the browser posts the answers to
 * the sign-up page, which comes back with them; with script the shell is asked to continue with them.
 */
export const FirstForm = ({ profileId, ...where }: FirstFormProps) => {
  const { t } = useTranslation('mf-landers')

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const answer = (name: string) => given.get(name)?.toString()
    count('lander_cta', where)
    bus.publish('signup-requested', {
      gender: answer('gender'),
      seeking: answer('seeking'),
      lander: where.lander,
      ...(where.slug ? { landerSlug: where.slug } : {}),
      ...(where.variant ? { landerVariant: where.variant } : {}),
      ...(profileId ? { profileId } : {}),
    })
  }

  return (
    <Sheet action={linkTo('signup')} method="post" onSubmit={go}>
      <Question>
        <legend>{t('form.iAm')}</legend>
        <Choices>
          {womenFirst.map((gender) => (
            <Choice key={gender}>
              <input type="radio" name="gender" value={gender} required={true} />
              <span>{t(`form.gender.${gender}`)}</span>
            </Choice>
          ))}
        </Choices>
      </Question>
      <Question>
        <legend>{t('form.looksFor')}</legend>
        <Choices>
          {seekings.map((seeking) => (
            <Choice key={seeking}>
              <input type="radio" name="seeking" value={seeking} required={true} />
              <span>{t(`form.seeking.${seeking}`)}</span>
            </Choice>
          ))}
        </Choices>
      </Question>
      {Object.entries({ ...where, profile_id: profileId }).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Button type="submit" size="large" wide={true}>
        {t('form.start')} <ArrowRight aria-hidden="true" size="1.1em" />
      </Button>
      <Small>{t('form.small')}</Small>
    </Sheet>
  )
}

const { color, space } = token

const Sheet = styled.form`
  display: grid;
  gap: ${space.m};
  padding: ${space.m};
  border-radius: ${token.radius.modal};
  background: ${color.surface};
  box-shadow: ${token.shadow.high}, 0 0 0 1px ${color.line};
  /* Whatever the words around it are written in. */
  color: ${color.ink};

  ${from('tablet')} {
    padding: ${space.l};
  }
  & button span {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
  }
`

const Question = styled.fieldset`
  display: grid;
  gap: ${space.xs};

  & > legend {
    margin-block-end: ${space.xs};
    font-family: ${token.font.display};
    font-size: ${token.fontSize.m};
    font-weight: ${token.weight.display};
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`

const Choice = styled.label`
  position: relative;
  flex: 1 0 auto;
  display: flex;

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > span {
    flex: 1;
    padding: 9px ${space.m};
    border-radius: ${token.radius.full};
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    font-weight: ${token.weight.medium};
    text-align: center;
    transition: background-color ${token.duration.quick} ${token.easing.out};
  }
  ${hover} {
    & > input:hover + span {
      background: ${color.tint};
    }
  }
  & > input:checked + span {
    background: ${color.selected};
    box-shadow: none;
    color: ${color.onSelected};
  }
  & > input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & > input:checked + span {
      outline: 3px solid Highlight;
    }
  }
`

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.xs};
  text-align: center;
`
