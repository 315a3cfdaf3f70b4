import { CreditPrice, Price } from '../src/price.tsx'
import { useSay } from './texts.ts'

export default { title: 'Price' }

export const InText = () => {
  const say = useSay()
  return (
    <p>
      <Price money={{ amount: '1.50', currency: 'EUR' }} /> {say('per bericht', 'a message')}
    </p>
  )
}

export const Large = () => <Price size="large" money={{ amount: '59.99', currency: 'EUR' }} />

export const Credits = () => (
  <p>
    <CreditPrice credits={1} money={{ amount: '0.77', currency: 'EUR' }} />,{' '}
    <CreditPrice credits={2} money={{ amount: '1.54', currency: 'EUR' }} />
  </p>
)
