import { useState } from 'react'
import { CountBadge } from '../src/badge.tsx'
import { Tabs } from '../src/tabs.tsx'
import { useSay } from './texts.ts'

export default { title: 'Tabs' }

export const ThreeViews = () => {
  const say = useSay()
  const [view, setView] = useState('photos')
  return (
    <Tabs
      label={say('Profiel', 'Profile')}
      value={view}
      onChange={setView}
      tabs={[
        {
          key: 'photos',
          label: say('Foto’s', 'Photos'),
          badge: <CountBadge count={2} label={say('2 nieuwe', '2 new')} />,
          content: <p>{say('Zes foto’s, twee ervan nieuw.', 'Six photos, two of them new.')}</p>,
        },
        {
          key: 'words',
          label: say('Over mij', 'About me'),
          content: (
            <p>{say('Wandelt graag, leest nog liever.', 'Likes to walk, likes reading even more.')}</p>
          ),
        },
        {
          key: 'gifts',
          label: say('Cadeaus', 'Gifts'),
          content: <p>{say('Nog geen cadeaus.', 'No gifts yet.')}</p>,
          disabled: true,
        },
      ]}
    />
  )
}
