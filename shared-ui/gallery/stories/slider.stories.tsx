import { useState } from 'react'
import { Slider } from '../../src/slider.tsx'

export default { title: 'Slider' }

export const Distance = () => {
  const [km, setKm] = useState(50)
  return <Slider label="Afstand" value={km} text={`${km} km`} min={5} max={200} step={5} onChange={setKm} />
}

export const Wrong = () => {
  const [km, setKm] = useState(200)
  return (
    <Slider
      label="Afstand"
      value={km}
      text={`${km} km`}
      min={5}
      max={200}
      error="Kies een kleinere afstand"
      onChange={setKm}
    />
  )
}

export const Disabled = () => (
  <Slider label="Afstand" value={25} text="25 km" min={5} max={200} onChange={() => undefined} disabled />
)
