import { genders, seekings } from '@lonk/shared-api/choices.ts'
import type { FirstAnswers } from '../signup/first-answers.ts'
import { escapeHtml } from './escape.ts'

/** The words of mf-signup's first step, as its release has them. */
export interface SignupTexts {
  readonly signup: {
    readonly next: string
    readonly seeking: Readonly<Record<'title' | 'gender' | 'seeking' | 'male' | 'female' | 'both', string>>
  }
  readonly errors: { readonly field_required: string }
}

interface PlainSignup {
  readonly texts: SignupTexts
  /** Says that the other questions need script. */
  readonly needsScript: string
  /** Null where nothing was sent yet. */
  readonly answers: FirstAnswers | null
}

/**
 * The first question for whoever has no script: filled in as it was sent, with what is missing said at its field.
 * With script the browser passes over it.
 */
export const plainSignup = ({ texts, needsScript, answers }: PlainSignup): string => {
  const { title, ...words } = texts.signup.seeking
  const group = (name: 'gender' | 'seeking', values: readonly ('male' | 'female' | 'both')[]): string => {
    const isWrong = answers !== null && answers[name] === undefined
    const error = isWrong
      ? `<p id="plain-${name}-error" class="plain-error">${escapeHtml(texts.errors.field_required)}</p>`
      : ''
    const marks = isWrong ? ` aria-invalid="true" aria-describedby="plain-${name}-error"` : ''
    const options = values.map(
      (value) =>
        `<label><input type="radio" name="${name}" value="${value}"${answers?.[name] === value ? ' checked' : ''}> ` +
        `<span>${escapeHtml(words[value])}</span></label>`,
    )
    return `<fieldset${marks}><legend>${escapeHtml(words[name])}</legend><div>${options.join('')}</div>${error}</fieldset>`
  }
  const carried = (['lander', 'slug', 'variant', 'profile_id'] as const).flatMap((name) => {
    const value = answers?.[name]
    return value ? [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`] : []
  })
  return (
    `<noscript><form class="plain-signup" method="post" action="/signup"><h1>${escapeHtml(title)}</h1>` +
    group('gender', genders) +
    group('seeking', seekings) +
    carried.join('') +
    `<p>${escapeHtml(needsScript)}</p>` +
    `<button type="submit">${escapeHtml(texts.signup.next)}</button></form></noscript>`
  )
}

const color = (name: string): string => `var(--lonk-color-${name})`

/** What waits for script is not shown where none will come. */
export const plainSignupCss = [
  '@media (scripting:none){.plain-signup,noscript{display:block}noscript~*{display:none}}',
  '.plain-signup{display:grid;gap:24px;max-width:560px;margin:0 auto;padding:32px 16px 64px}',
  '.plain-signup h1{font-family:var(--lonk-font-display);font-size:var(--lonk-font-size-xl);line-height:1.15}',
  '.plain-signup fieldset{display:grid;gap:8px;border:0;padding:0;margin:0}',
  '.plain-signup legend{padding:0;margin-bottom:8px;font-weight:600}',
  '.plain-signup fieldset>div{display:flex;flex-wrap:wrap;gap:12px}',
  `.plain-signup label{display:flex;flex:1 1 auto;align-items:center;gap:8px;min-height:56px;padding:8px 16px;border-radius:16px;background:${color('surface')};box-shadow:inset 0 0 0 1.5px ${color('line-strong')};cursor:pointer}`,
  `.plain-signup label:has(:checked){background:${color('selected-soft')};box-shadow:inset 0 0 0 3px ${color('selected')}}`,
  `.plain-signup input{width:20px;height:20px;margin:0;accent-color:${color('selected')}}`,
  `.plain-signup .plain-error{color:${color('danger')}}`,
  `.plain-signup>p{color:${color('ink-soft')}}`,
  `.plain-signup button{min-height:52px;border:0;border-radius:999px;background:${color('accent')};color:${color('on-accent')};font:inherit;font-weight:600;cursor:pointer}`,
].join('')
