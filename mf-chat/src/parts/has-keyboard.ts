/** Whether keys are at hand, as they are beside a mouse. A phone's come up over what is being read. */
export const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches
