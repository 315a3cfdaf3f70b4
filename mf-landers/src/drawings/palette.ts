/** Colours of drawn people: the same in both schemes, so that somebody keeps their face. */
export const line = '#2A1D21'

export const skin = {
  ivory: '#F8D9C4',
  sand: '#EDBE9B',
  honey: '#D9A073',
  chestnut: '#A96E4A',
  cocoa: '#74472F',
} as const

export const hairColour = {
  ink: '#33242A',
  brown: '#6B4230',
  copper: '#B9572F',
  blond: '#E3B45E',
  silver: '#C9C3C6',
} as const

export const cloth = {
  coral: '#F4717F',
  teal: '#1E8C86',
  mustard: '#E9B44C',
  plum: '#6D4C7D',
  denim: '#4A6FA5',
  paper: '#FFF4EC',
  night: '#3A2A33',
  moss: '#7D9467',
} as const

export type SkinName = keyof typeof skin
export type HairColourName = keyof typeof hairColour
export type ClothName = keyof typeof cloth
