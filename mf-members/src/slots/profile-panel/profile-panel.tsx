import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useFocusOnChange } from '@lonk/shared-ui/use-focus-on-change.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keyframes, styled } from 'styled-components'
import { useBlocked } from '../../blocking/blocked-members.ts'
import { BlockedNotice } from '../../blocking/blocked-notice.tsx'
import { isGone } from '../../profile/is-gone.ts'
import { useProfile } from '../../profile/profile.resource.ts'
import { PanelProfile } from './panel-profile.tsx'
import { useSidePanel } from './use-side-panel.ts'

interface ProfilePanelProps {
  readonly profileId: number
  readonly close: () => void
}

/** A column at the side that covers nothing and takes nothing away: the member reads it and goes on writing. */
export const ProfilePanel = ({ profileId, close }: ProfilePanelProps) => {
  const { t } = useTranslation('mf-members')
  const ui = useUiText()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useProfile(profileId, undefined)
  const changed = useBlocked(profileId)
  const blocked = changed ?? data?.profile.blocked_by_me
  const panel = useFocusOnChange<HTMLElement>(changed)
  useSidePanel(close)

  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [panel])

  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={data ? t('panel.label', { name: data.profile.name }) : ui.t('loading')}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Close>
        <IconButton tone="raised" label={ui.t('close')} icon={<X aria-hidden="true" />} onClick={close} />
      </Close>
      {data && blocked ? (
        <BlockedNotice person={data.profile} heading="h2" />
      ) : data && !isGone(error) ? (
        <PanelProfile profile={data.profile} />
      ) : error ? (
        <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" ratio="4 / 5" />
      )}
    </Panel>
  )
}

const { color, space } = token

const slide = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`

const Panel = styled.aside`
  position: fixed;
  z-index: ${token.layer.sticky};
  inset-block: 0;
  inset-inline-end: 0;
  width: var(--side-panel);
  padding: ${space.m};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.ink};
  animation: ${slide} ${token.duration.slow} ${token.easing.out};

  &:focus {
    outline: none;
  }
`

const Close = styled.div`
  position: sticky;
  z-index: ${token.layer.raised};
  inset-block-start: 0;
  display: flex;
  justify-content: flex-end;
  height: 0;

  & > button {
    margin: ${space.xs};
  }
`
