import type { ReactNode } from 'react'

/** A card of any kind: for an icon that an older release does not know. */
const plain = <rect x="6" y="5" width="24" height="16" rx="2.5" />

/**
 * Small signs of our own by the `icon` of a method, in the text's colour: the label says the name. The next method
 * brings one.
 */
const marks: Readonly<Record<string, ReactNode>> = {
  ideal: (
    <>
      <path d="M9 6h9c5 0 8 3 8 7s-3 7-8 7H9Z" />
      <circle cx="13" cy="10" r="1.6" fill="currentColor" stroke="none" />
      <path d="M13 13.5V17M18 9.5v7h3.5" />
    </>
  ),
  bancontact: (
    <>
      <path d="M4 16h9l5-6h14" />
      <path d="M4 20h11l5-6h12" opacity="0.5" />
    </>
  ),
  creditcard: (
    <>
      <rect x="6" y="5" width="24" height="16" rx="2.5" />
      <path d="M6 10.5h24M10 16h6" />
    </>
  ),
  paypal: (
    <>
      <path d="M13 20 16 5h6a4.6 4.6 0 0 1 0 9.2h-4.6L16 20Z" />
      <path d="M18.4 22 20 14.4h4a4.4 4.4 0 0 0 4-4" opacity="0.5" />
    </>
  ),
  applepay: (
    <>
      <rect x="11" y="3" width="14" height="20" rx="3" />
      <path d="m15 14 2.4 2.4L21.5 11" />
    </>
  ),
  banktransfer: (
    <>
      <path d="M7 11 18 5l11 6Z" />
      <path d="M10 11v8M15.500 11v8M20.500 11v8M26 11v8M7 21h22" />
    </>
  ),
  directdebit: (
    <>
      <rect x="9" y="4" width="18" height="18" rx="2.5" />
      <path d="M13 9.500h10M13 13.500h10M13 17.500h5" />
    </>
  ),
}

export const MethodMark = ({ icon }: { icon: string }) => {
  return (
    <svg
      viewBox="0 0 36 26"
      width="36"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {marks[icon] ?? plain}
    </svg>
  )
}
