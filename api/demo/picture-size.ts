/** Pixels of every picture of the demo: four by five, as on the cards. */
export const pictureSize = { width: 640, height: 800 } as const
