import { mountPoints } from '@lonk/shared-events/boot.ts'
import type { SlotNotice } from '@lonk/shared-events/contract.ts'
import {
  type DocumentTemplate,
  type StyledMarkup,
  slotFragment,
  warningPlaceholders,
} from '@lonk/shared-events/document-template.ts'
import {
  bringsNotice,
  dismissalKey,
  dueNotices,
  justCompletedParameter,
  smartphoneQuery,
} from '@lonk/shared-events/notices.ts'
import type { FirstData } from '../api/first-data.ts'
import type { Composition } from '../registry/composition.ts'
import type { TemplateFiles } from './template-files.ts'

/** What the warnings area holds; its markup still has the template's placeholders. */
export interface WarningsContent extends StyledMarkup {
  /** Runs before the first paint; empty where there is nothing for it to do. */
  readonly script: string
}

interface Asked {
  readonly path: string
  readonly locale: string
  readonly composition: Composition
  readonly template: DocumentTemplate
  readonly data: Pick<FirstData, 'user' | 'timeBonusEnds'>
}

const none: WarningsContent = { html: '', css: '', script: '' }

/** The notices that depend on the account and the page: they are there before any script, and so push nothing down. */
export const warningsContent = async (
  templates: Pick<TemplateFiles, 'fragment'>,
  { path, locale, composition, template: { warnings }, data: { user, timeBonusEnds } }: Asked,
): Promise<WarningsContent> => {
  if (!warnings || !user) return none
  const due = dueNotices({ user, timeBonusEnds, path })
  const photoSlot = due.includes('photo') ? slotOf(composition, 'photo') : undefined
  const photo = photoSlot
    ? await templates.fragment(photoSlot.release, slotFragment(photoSlot.name), locale)
    : null
  const shown = due.filter((name) => {
    if (name === 'photo') return photo !== null
    return name !== 'bonus' || slotOf(composition, 'bonus') !== undefined
  })
  if (shown.length === 0) return none
  const alerts = shown.filter((name) => name !== 'bonus').map((name) => warnings.notices[name].html)
  const parts: Readonly<Record<string, string>> = {
    [warningPlaceholders.alerts]: alerts.join('').replace(warningPlaceholders.slot, () => photo?.html ?? ''),
    [warningPlaceholders.bonus]: shown.includes('bonus') ? warnings.notices.bonus.html : '',
  }
  const rules = [warnings.area, ...shown.map((name) => warnings.notices[name]), ...(photo ? [photo] : [])]
  return {
    html: warnings.area.html.replace(areaPlaces, (place) => parts[place] ?? ''),
    css: rules.map(({ css }) => css).join(''),
    script: alerts.length > 0 ? warningsScript : '',
  }
}

const areaPlaces = new RegExp(`${warningPlaceholders.alerts}|${warningPlaceholders.bonus}`, 'g')

/** The slot that is a notice's inside, with the release that brings it. */
const slotOf = ({ remotes }: Composition, notice: SlotNotice) =>
  [...remotes.values()]
    .flatMap((release) => release.slots.map((slot) => ({ release, slot, name: slot.name })))
    .find(({ slot }) => bringsNotice(slot, notice))

/**
 * Takes out what only the browser knows to be out of place: what was closed before, and the reminder that is a modal
 * on a smartphone.
 */
export const warningsScript = [
  'for(const e of document.querySelectorAll("[data-notice]"))try{const n=e.dataset.notice;',
  `if(localStorage[${JSON.stringify(dismissalKey(''))}+n]||n=="activation"&&`,
  `location.search.includes("${justCompletedParameter}")&&matchMedia("${smartphoneQuery}").matches)e.remove()}catch{}`,
  `document.querySelector("[data-notice]")||document.getElementById("${mountPoints.warnings}").replaceChildren()`,
].join('')
