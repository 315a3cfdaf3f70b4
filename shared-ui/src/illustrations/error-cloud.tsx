/** A cloud that has lost its thread: errors. */
export function ErrorCloud() {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <path
        d="M60 106a28 28 0 0 1-4-56 36 36 0 0 1 68-10 30 30 0 0 1 40 30 19 19 0 0 1-4 36Z"
        fill="var(--lonk-color-teal-soft)"
      />
      <circle cx="90" cy="70" r="9" fill="var(--lonk-color-surface)" />
      <circle cx="122" cy="70" r="9" fill="var(--lonk-color-surface)" />
      <circle cx="93" cy="73" r="4" fill="var(--lonk-color-ink)" />
      <circle cx="119" cy="73" r="4" fill="var(--lonk-color-ink)" />
    </svg>
  )
}
