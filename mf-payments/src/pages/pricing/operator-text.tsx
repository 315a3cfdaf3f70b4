import type { PageAnswer } from '@lonk/shared-api/calls/content/page.schema.ts'
import { prose } from '@lonk/shared-ui/prose.ts'
import { pathToFollow } from '@lonk/shared-ui/site-links.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'

/** What the operator says of prices, in the operator's words; a language that it is not in is named. */
export const OperatorText = ({ text }: { text: PageAnswer }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = body.current
    const follow = (event: MouseEvent) => {
      const path = pathToFollow(event)
      if (!path) return
      event.preventDefault()
      navigate(path)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])

  return (
    <div>
      {text.lang !== locale && <p>{t('pricing.otherLanguage')}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the API from Markdown, it holds no other markup */}
      <Body ref={body} lang={text.lang} dangerouslySetInnerHTML={{ __html: text.html }} />
    </div>
  )
}

const Body = styled.div`
  ${prose}
`
