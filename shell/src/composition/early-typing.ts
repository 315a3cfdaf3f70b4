type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Caret = readonly [start: number, end: number]

/** What a field said when somebody had last changed it. */
interface Said {
  readonly value: string
  readonly checked: boolean
  readonly caret: Caret | null
}

const fields = 'input:not([type="file"]), textarea, select'

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(fields)

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** What its document says. */
const writtenValue = (field: Field): string | undefined => {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled))
    ?.value
}

/** Of radio buttons the one that was chosen says it for those that no longer are. */
const isChanged = (field: Field): boolean =>
  isCheckable(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== writtenValue(field)

/** Null for what has none, like a list or an e-mail address. */
const caretOf = (field: Field): Caret | null => {
  if (field instanceof HTMLSelectElement) return null
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

const saidBy = (field: Field): Said => ({
  value: field.value,
  checked: isCheckable(field) && field.checked,
  caret: caretOf(field),
})

const send = (field: Field, event: 'input' | 'change'): boolean =>
  field.dispatchEvent(new Event(event, { bubbles: true }))

/** Past React, which hears of a change only where the value is another than the one that it has seen set. */
const setUnseen = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/** As if it was typed or chosen now. */
const sayAgain = (field: Field, { value, checked }: Said): void => {
  if (isCheckable(field)) {
    field.checked = !checked
    field.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) {
    // React writes into the document what it has heard.
    if (field.value === value && field.defaultValue === value) return
    field.value = field.defaultValue
  }
  setUnseen(field, value)
  send(field, 'input')
  send(field, 'change')
}

const tell = (field: Field, said: Said): void => {
  const caret = field.value === said.value ? caretOf(field) : said.caret
  // React brings to life at once what it hears of, and may set it back to what it knows: what it is told before is lost.
  send(field, 'input')
  if (!field.isConnected) return
  sayAgain(field, said)
  if (document.activeElement !== field) {
    // Some listen to whoever leaves a field; it was left before.
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  } else if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret)
}

/** What is typed and chosen on a page that can be read and is not alive yet, by hand or by the browser. */
export interface EarlyTyping {
  readonly isEmpty: () => boolean
  /** Tells it to the page, which is alive by now or comes to life with it, and ends. */
  readonly tell: () => void
}

/**
 * Begins just before a page is hydrated. React leaves in a field what it finds there, yet the page's state knows
 * nothing of it: the first drawing afterwards sets a text back to nothing, and a choice that nobody heard stands there.
 */
export const followTyping = (place: HTMLElement): EarlyTyping => {
  const typed = new Map<Field, Said>()
  for (const field of place.querySelectorAll<Field>(fields)) {
    if (isChanged(field)) typed.set(field, saidBy(field))
  }
  const listen = ({ target }: Event) => {
    if (isField(target)) typed.set(target, saidBy(target))
  }
  const names = ['input', 'change'] as const
  for (const name of names) place.addEventListener(name, listen, { capture: true })
  return {
    isEmpty: () => typed.size === 0,
    tell: () => {
      for (const name of names) place.removeEventListener(name, listen, { capture: true })
      for (const [field, said] of typed) if (field.isConnected) tell(field, said)
      typed.clear()
    },
  }
}
