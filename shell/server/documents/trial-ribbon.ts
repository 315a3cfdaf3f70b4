import { type Trial, trialEnds, trialParameter, triedName } from '../registry/trial.ts'
import { escapeHtml } from './escape.ts'
import { textsOf } from './own-texts.ts'

/** Says at the foot of every document that it is not what others see, with the way out; works without script. */
export const trialRibbon = (tried: Trial, locale: string): { html: string; css: string } => {
  const { trial, trial_end: end } = textsOf(locale)
  const words = trial.replace('{{part}}', tried.part).replace('{{version}}', triedName(tried))
  return {
    html: `<aside class="trial" role="note">${escapeHtml(words)} <a href="?${trialParameter}=${trialEnds}">${escapeHtml(end)}</a></aside>`,
    css:
      '.trial{position:fixed;inset-block-end:0;inset-inline-start:0;z-index:1300;max-width:100%;padding:6px 14px;' +
      'border-start-end-radius:10px;background:#2a1d21;color:#fff6ee;font-size:14px}.trial a{color:inherit;font-weight:680}',
  }
}
