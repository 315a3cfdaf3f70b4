import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'
import { render } from './testing/render.tsx'

function Mail() {
  const [tab, setTab] = useState('inbox')
  const tabs = [
    { key: 'inbox', label: 'Ontvangen', content: <p>Drie berichten</p> },
    { key: 'archive', label: 'Archief', content: <p>Niets bewaard</p>, disabled: true },
    { key: 'sent', label: 'Verzonden', content: <p>Nog niets verstuurd</p> },
  ]
  return <Tabs label="Post" tabs={tabs} value={tab} onChange={setTab} />
}

test('arrow keys move between tabs, pass over one that is off, and show the content', async () => {
  render(<Mail />)
  expect(screen.getByRole('tablist', { name: 'Post' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: 'Ontvangen' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Verzonden' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Verzonden' })).toHaveTextContent('Nog niets verstuurd')
  expect(screen.queryByText('Drie berichten')).not.toBeInTheDocument()
})
