import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { below, from, token } from '@lonk/shared-ui/token.ts'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useEntryWarning } from '../entry-warning/use-entry-warning.ts'
import { layoutStore } from '../layouts/layout-store.ts'
import { usePath } from '../navigation/use-path.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import { shouldAsk } from './consent-rule.ts'
import { useFirstScreenLeft } from './first-screen.ts'
import { useConsent } from './use-consent.ts'

/** Asks a visitor once about what the site can do without. Blocks nothing: whoever ignores it has refused. */
export const ConsentBar = () => {
  const user = useShared('user')
  const settings = useShared('settings')
  const layout = useStore(layoutStore)
  const path = usePath()
  const warning = useEntryWarning()
  const firstScreenLeft = useFirstScreenLeft(layout === 'lander')
  const consent = useConsent()
  const asks = shouldAsk({
    loggedIn: user !== null,
    known: settings !== null,
    chosen: consent.choice !== null,
    warned: warning.open,
    firstScreenLeft,
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
        <Wide>{t('consent.text')}</Wide>
        <Narrow>{t('consent.short')}</Narrow>{' '}
        <TextLink to={linkTo('pages-cookies')}>
          <Wide>{t('consent.more')}</Wide>
          <Narrow>{t('consent.label')}</Narrow>
        </TextLink>
      </p>
      <ConsentButtons consent={consent} />
    </Card>
  )
}

/** The page grows by what the bar takes of its foot, so that its end, and what has the focus, can always be scrolled free of it. */
const useRoomFor = (place: React.RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? innerHeight
    const height = `${innerHeight - top + 24}px`
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
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.high};
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.snug};

  ${below('tablet')} {
    font-size: ${token.fontSize.xs};

    & button {
      padding: 0 ${space.tiny};
      font-size: inherit;
      line-height: inherit;
    }
  }
  ${below('phone')} {
    /* Above the way to sign up, which a phone keeps at its foot. */
    :root:has([data-signup-foot]) & {
      inset-block-end: calc(${space.xs} + 65px + env(safe-area-inset-bottom));
    }
  }
  ${from('tablet')} {
    inset-inline: ${space.l};
    inset-block-end: ${space.m};
    grid-template-columns: minmax(0, 1fr) 320px;
    column-gap: ${space.l};
    padding: ${space.m};
    max-width: 1000px;
    margin-inline: auto;
  }
  @media print {
    display: none;
  }
`

const Wide = styled.span`
  ${below('tablet')} {
    display: none;
  }
`

const Narrow = styled.span`
  ${from('tablet')} {
    display: none;
  }
`
