import { holdRules } from './hold-rules.ts'
import { insertAsPlainRules } from './plain-insertions.ts'
import { whenSheetIsWritten } from './written-sheet.ts'

/** Sees to it that rules which styled-components writes cost no more than what they change. Before any are written. */
export const tendRules = (): void => {
  const hold = holdRules()
  whenSheetIsWritten((sheet) => {
    insertAsPlainRules(sheet)
    hold(sheet)
  })
}
