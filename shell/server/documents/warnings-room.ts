import { documentPlaces, warningsHeightKey } from '@lonk/shared-events/boot.ts'

/**
 * Runs before the first paint: the warnings come after it, and would push the page down by half a phone. What the
 * browser remembers of them is written by the shell (`warnings/remembered-height.ts`).
 */
export const warningsRoom =
  `try{const {width,heights,last}=JSON.parse(localStorage["${warningsHeightKey}"]),` +
  'high=heights[location.pathname.split("/")[1]]??last;' +
  `if(width===innerWidth&&high)document.getElementById("${documentPlaces.warnings}").style.minHeight=high+"px"}catch{}`
