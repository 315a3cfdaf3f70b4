import { styled } from 'styled-components'
import { PersonPhoto } from '../src/person-photo.tsx'

export default { title: 'Photo' }

const Frame = styled.div`
  width: 200px;
`

const photo = { filename: '12.svg', thumb_filename: null, blur_filename: null, locked: false }
const person = { id: 12, name: 'Bart' }

export const Open = () => (
  <Frame>
    <PersonPhoto photo={photo} person={person} cdnPrefix="photos/" />
  </Frame>
)

export const Square = () => (
  <Frame>
    <PersonPhoto photo={photo} person={person} cdnPrefix="photos/" shape="square" />
  </Frame>
)

export const Locked = () => (
  <Frame>
    <PersonPhoto
      photo={{ ...photo, filename: null, blur_filename: '11.svg', locked: true }}
      person={person}
      cdnPrefix="photos/"
    />
  </Frame>
)

export const Missing = () => (
  <Frame>
    <PersonPhoto photo={null} person={person} cdnPrefix="photos/" />
  </Frame>
)
