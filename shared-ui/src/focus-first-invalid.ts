/**
 * Moves the focus to the first field marked invalid inside `form`, after a refused submit: the one that is
 * wrong is in sight and read out with its error. A group of choices passes it on to its first choice.
 */
export const focusFirstInvalid = (form: HTMLElement | null): void => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input, select') : wrong
  target?.focus()
}
