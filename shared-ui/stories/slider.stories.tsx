import { useState } from 'react'
import { Slider } from '../src/slider.tsx'
import { useSay } from './texts.ts'

export default { title: 'Slider' }

const useLabel = () => useSay()('Afstand', 'Distance')

export const Distance = () => {
  const [km, setKm] = useState(50)
  return (
    <Slider label={useLabel()} value={km} text={`${km} km`} min={5} max={200} step={5} onChange={setKm} />
  )
}

export const Wrong = () => {
  const [km, setKm] = useState(200)
  const error = useSay()('Kies een kleinere afstand', 'Choose a shorter distance')
  return (
    <Slider
      label={useLabel()}
      value={km}
      text={`${km} km`}
      min={5}
      max={200}
      error={error}
      onChange={setKm}
    />
  )
}

export const Disabled = () => (
  <Slider label={useLabel()} value={25} text="25 km" min={5} max={200} onChange={() => undefined} disabled />
)
