import { useState } from 'react'
import { CountBadge } from '../../src/badge.tsx'
import { Tabs } from '../../src/tabs.tsx'

export default { title: 'Tabs' }

export const ThreeViews = () => {
  const [view, setView] = useState('photos')
  return (
    <Tabs
      label="Profiel"
      value={view}
      onChange={setView}
      tabs={[
        {
          key: 'photos',
          label: 'Foto’s',
          badge: <CountBadge count={2} label="2 nieuwe" />,
          content: <p>Zes foto’s, twee ervan nieuw.</p>,
        },
        { key: 'words', label: 'Over mij', content: <p>Wandelt graag, leest nog liever.</p> },
        { key: 'gifts', label: 'Cadeaus', content: <p>Nog geen cadeaus.</p>, disabled: true },
      ]}
    />
  )
}
