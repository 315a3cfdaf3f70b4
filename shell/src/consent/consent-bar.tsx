import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useEntryWarning } from '../entry-warning/use-entry-warning.ts'
import { layoutStore } from '../layouts/layout-store.ts'
import { usePath } from '../navigation/use-path.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import { shouldAsk } from './consent-rule.ts'
import { useConsent } from './use-consent.ts'

/** Asks a visitor once about what the site can do without. Blocks nothing: whoever ignores it has refused. */
export const ConsentBar = () => {
  const user = useShared('user')
  const settings = useShared('settings')
  const layout = useStore(layoutStore)
  const path = usePath()
  const warning = useEntryWarning()
  const consent = useConsent()
  const asks = shouldAsk({
    loggedIn: user !== null,
    known: settings !== null,
    chosen: consent.choice !== null,
    warned: warning.open,
    layout,
    path,
  })
  return asks ? <Bar consent={consent} /> : null
}

const Bar = ({ consent }: { readonly consent: ReturnType<typeof useConsent> }) => {
  const { t } = useTranslation('shell')
  const place = useRef<HTMLElement>(null)
  useRoomFor(place)
  return (
    <Card ref={place} aria-label={t('consent.label')}>
      <p>
        {t('consent.text')} <TextLink to={linkTo('pages-cookies')}>{t('consent.more')}</TextLink>
      </p>
      <ConsentButtons consent={consent} />
    </Card>
  )
}

/** The page grows by the bar's height, so that its end, and what has the focus, can always be scrolled free of it. */
const useRoomFor = (place: React.RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const height = `${(place.current?.offsetHeight ?? 0) + 32}px`
    document.body.style.paddingBlockEnd = height
    document.documentElement.style.scrollPaddingBlockEnd = height
    return () => {
      document.body.style.paddingBlockEnd = ''
      document.documentElement.style.scrollPaddingBlockEnd = ''
    }
  }, [place])
}

const { space, color } = token

const Card = styled.section`
  position: fixed;
  z-index: ${token.layer.header};
  inset-inline: ${space.xs};
  inset-block-end: calc(${space.xs} + env(safe-area-inset-bottom));
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.high};
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.snug};

  ${from('tablet')} {
    inset-inline: ${space.l};
    inset-block-end: ${space.m};
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: center;
    column-gap: ${space.l};
    max-width: 1000px;
    margin-inline: auto;
  }
  @media print {
    display: none;
  }
`
