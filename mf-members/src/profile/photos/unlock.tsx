import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Lock } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useAskAccess } from './use-ask-access.ts'

interface UnlockProps {
  readonly profile: Profile
  /** For a visitor, who is told of private photos by their number alone. */
  readonly untold?: number
}

/** Over a private photo: why it is a blur, and the one way to see it that there is for this reader. */
export const Unlock = ({ profile, untold = 0 }: UnlockProps) => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  if (!user)
    return (
      <Veil text={untold > 0 ? t('profile.locked.more', { count: untold }) : t('profile.locked.text')}>
        <Button size="small" onClick={() => bus.publish('login-requested', { reason: 'photos' })}>
          {t('membersOnly.login')}
        </Button>
      </Veil>
    )
  // The server says how far one is only where the owner decides.
  if (profile.photo_access) return <Ask profile={profile} />
  return (
    <Veil text={t('profile.locked.text')}>
      <Button size="small" onClick={() => bus.publish('credits-requested', { reason: 'premium' })}>
        {t('profile.locked.premium')}
      </Button>
    </Veil>
  )
}

const Ask = ({ profile: { id, name, photo_access } }: Pick<UnlockProps, 'profile'>) => {
  const { t } = useTranslation('mf-members')
  const words = useRef<HTMLParagraphElement>(null)
  // The button goes with the question: its words say what became of it.
  const { ask, isPending } = useAskAccess(id, () => words.current?.focus())
  const asked = photo_access === 'requested'
  return (
    <Veil ref={words} text={t(asked ? 'profile.locked.asked' : 'profile.locked.ask', { name })}>
      {asked ? null : (
        <Button size="small" busy={isPending} onClick={ask}>
          {t('profile.locked.askAct')}
        </Button>
      )}
    </Veil>
  )
}

interface VeilProps {
  readonly ref?: Ref<HTMLParagraphElement>
  readonly text: string
  readonly children: ReactNode
}

const Veil = ({ ref, text, children }: VeilProps) => (
  <Box>
    <Lock aria-hidden="true" />
    <p ref={ref} tabIndex={-1}>
      {text}
    </p>
    {children}
  </Box>
)

const { color, space } = token

const Box = styled.div`
  position: absolute;
  inset: auto ${space.s} ${space.xl};
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  max-width: 300px;
  margin-inline: auto;
  padding: ${space.s};
  border-radius: ${token.radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${token.shadow.low};
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.snug};
  text-align: center;

  & > svg {
    width: 18px;
    height: 18px;
    color: ${color.accentText};
  }
`
