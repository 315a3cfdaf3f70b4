/** Whether there is a keyboard, as there is with a mouse. A phone's comes up over what is being read. */
export const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches
