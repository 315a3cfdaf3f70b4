import { linkTo } from '@lonk/shared-events/route-names.ts'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useLiveSettings } from '../../use-live.ts'
import { Band, BandLead, BandTitle } from './section.tsx'

const freeLines = ['signUp', 'search', 'like', 'read'] as const

/** What it costs, as a receipt: amounts come from the settings once the page is live, until then there are words. */
export const Prices = () => {
  const { t, i18n } = useTranslation('mf-landers')
  const settings = useLiveSettings()
  const least = settings?.minimum_message_costs[settings.geoip_selected_country]
  const fromPrice = least && formatMoney({ amount: least.costs, currency: least.currency }, i18n.language)
  return (
    <Band>
      <Sides>
        <div>
          <BandTitle>{t('index.prices.title')}</BandTitle>
          <BandLead>{t('index.prices.text')}</BandLead>
          <Notes>
            <li>{t('index.prices.once')}</li>
            <li>{t('index.prices.seen')}</li>
            <li>
              {settings
                ? t('index.prices.refundDays', { count: settings.refund_days })
                : t('index.prices.refund')}
            </li>
          </Notes>
          <TextLink to={linkTo('pricing')}>{t('index.prices.all')}</TextLink>
        </div>
        <Lifted>
          <Receipt>
            <h3>{t('index.prices.receipt')}</h3>
            <dl>
              {freeLines.map((line) => (
                <Line key={line}>
                  <dt>{t(`index.prices.line.${line}`)}</dt>
                  <dd>{t('index.prices.free')}</dd>
                </Line>
              ))}
              <Line>
                <dt>{t('index.prices.line.send')}</dt>
                <dd>
                  {settings
                    ? t('index.prices.credits', { count: settings.message_credits })
                    : t('index.prices.inCredits')}
                  {fromPrice ? <small>{t('index.prices.from', { price: fromPrice })}</small> : null}
                </dd>
              </Line>
              <Line $total={true}>
                <dt>{t('index.prices.line.subscription')}</dt>
                <dd>{t('index.prices.none')}</dd>
              </Line>
            </dl>
          </Receipt>
        </Lifted>
      </Sides>
    </Band>
  )
}

const { color, space } = token

const Sides = styled.div`
  display: grid;
  gap: ${space.xl};

  ${from('laptop')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: center;
    gap: ${space.giant};
  }
`

const Notes = styled.ul`
  display: grid;
  gap: ${space.s};
  margin-block: ${space.l};

  & > li {
    position: relative;
    padding-inline-start: ${space.l};
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.62em;
    width: 14px;
    height: 3px;
    border-radius: 2px;
    background: ${color.coral};
  }
`

const tooth = '14px'

/* The shadow needs an element of its own: a mask cuts off what it masks. */
const Lifted = styled.div`
  width: min(100%, 420px);
  justify-self: center;
  filter: drop-shadow(0 1px 1px rgb(66 33 30 / 0.16)) drop-shadow(0 14px 26px rgb(66 33 30 / 0.14));
`

const Receipt = styled.div`
  padding: ${space.xl} ${space.l} calc(${space.xl} + ${tooth});
  background: ${color.surface};
  rotate: 1.6deg;
  mask:
    linear-gradient(#000 0 0) 0 0 / 100% calc(100% - ${tooth}) no-repeat,
    conic-gradient(from -45deg at 50% 0, transparent 0 135deg, #000 0 225deg, transparent 0) 0 100% / calc(2 * ${tooth})
      ${tooth} repeat-x;

  & > h3 {
    padding-block-end: ${space.m};
    border-block-end: 2px dashed ${color.lineStrong};
    font-size: ${token.fontSize.l};
    text-align: center;
  }
  & > dl {
    display: grid;
    gap: ${space.s};
    padding-block-start: ${space.m};
  }
`

const Line = styled.div<{ $total?: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.m};
  ${({ $total }) =>
    $total
      ? `margin-block-start: ${space.xs}; padding-block-start: ${space.m}; border-block-start: 2px dashed ${color.lineStrong};`
      : ''}

  & > dd {
    flex: none;
    max-width: 55%;
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${token.fontSize.xs};
    font-weight: ${token.weight.regular};
  }
`
