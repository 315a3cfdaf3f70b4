import { linkTo } from '@lonk/shared-events/route-names.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { prose } from '@lonk/shared-ui/prose.ts'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useTerms } from './terms.resource.ts'

/** Another tab: this one has an order in it. */
const openBeside = (address: string): void => {
  window.open(address, '_blank', 'noopener')
}

/** The terms as a dialog; without its code, as a page of their own in another tab. */
export const TermsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const body = useRef<HTMLDivElement>(null)
  const { data, error, isFetching, refetch } = useTerms()

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link?.getAttribute('href')
    if (!address) return
    event.preventDefault()
    if (address.startsWith('#')) body.current?.querySelector(`[id="${address.slice(1)}"]`)?.scrollIntoView()
    else openBeside(address)
  }

  return (
    <LazyModal
      open
      onClose={onClose}
      onFailed={() => {
        onClose()
        openBeside(linkTo('pages-terms'))
      }}
      title={data?.title ?? t('checkout.terms')}
      width="large"
    >
      {data && (
        <Text
          ref={body}
          lang={data.lang}
          onClick={follow}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the API from Markdown, with no markup but its own
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      )}
      {!data && error && (
        <ErrorState
          heading="h3"
          message={errorText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton shape="block" height="320px" />}
    </LazyModal>
  )
}

const Text = styled.div`
  ${prose}
`
