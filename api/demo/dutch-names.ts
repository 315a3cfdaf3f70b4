import type { Gender } from '@lonk/shared-api/choices.ts'

/** Under or over 45: a Henk is seldom 23, and a Fleur seldom 60. */
export type Generation = 'younger' | 'older'

const names = (list: string): readonly string[] => list.trim().split(/\s+/)

/** First names of the Netherlands and Flanders, as people of these ages have them. */
export const dutchNames: Readonly<Record<Gender, Readonly<Record<Generation, readonly string[]>>>> = {
  female: {
    younger: names(`
      Sanne Lisa Anouk Lotte Femke Eline Iris Marieke Laura Naomi Roos Fleur Britt Kim Manon Linda Esmee
      Eva Nina Merel Tessa Daphne Charlotte Jolien Maaike Renske Nienke Sofie Julia Yara Amber Romy Noor
      Puck Ilse Bo Demi Kelly Samira Fatima Aylin Evi Leonie Willemijn
    `),
    older: names(`
      Marja Ingrid Petra Anja Monique Yvonne Karin Jolanda Astrid Wilma Carla Marian Ellen Annemiek Saskia
      Mirjam Hanneke Tineke Ria Corrie Gerda Marlies Joke Els Bianca Diana Esther Sandra Marloes Nicole
      Judith Brigitte Caroline Elly Hilde Lieve Martine Greet Trudy Wendy
    `),
  },
  male: {
    younger: names(`
      Bas Daan Tim Thijs Jeroen Sander Niels Ruben Koen Joost Lars Stijn Bram Jasper Wouter Maarten Rick
      Tom Luuk Sven Jelle Mees Floris Pim Joris Gijs Sem Milan Teun Siebe Hidde Tijn Kevin Dennis Mark
      Youssef Mehmet Bilal Jesse Casper Robin Stefan Martijn
    `),
    older: names(`
      Henk Jan Peter Hans Kees Rob Ron Frank Erik Marcel Paul Gerard Wim Theo Ben Dirk Johan Ruud Rene
      Arjen Arie Cor Leo Jaap Piet Ton Hugo Edwin Patrick Richard Michel Bert Geert Luc Guido Karel Willem
      Harry Eddy Raymond
    `),
  },
}
