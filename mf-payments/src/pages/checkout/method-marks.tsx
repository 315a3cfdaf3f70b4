import type { ReactNode } from 'react'

/** The colours by which a method is known; on a white card in both schemes, as on the methods' own cards. */
const ink = '#2A1D21'

/** A card of any kind: for an icon that an older release does not know. */
const plain = <path d="M10 9h16v9H10ZM10 12.500h16" stroke={ink} />

/**
 * Small signs of our own by the `icon` of a method, in the colours by which it is known: the label says the name. The
 * next method brings one.
 */
const marks: Readonly<Record<string, ReactNode>> = {
  ideal: (
    <>
      <path d="M10 6.500h8c5 0 8 2.7 8 6.500s-3 6.5-8 6.500h-8Z" stroke={ink} />
      <circle cx="13.5" cy="10.5" r="1.5" fill={ink} stroke="none" />
      <path d="M13.5 13.800v3" stroke={ink} />
      <path d="M17.5 9.500h.8c2.6 0 4 1.4 4 3.500s-1.4 3.5-4 3.500h-.8Z" fill="#CC0066" stroke="none" />
    </>
  ),
  bancontact: (
    <>
      <path d="M8 16.500h7.500l5-6H28" stroke="#005498" strokeWidth="2.6" />
      <path d="M14 19.500h4l4.5-5.500H28" stroke="#F2B600" strokeWidth="2.2" />
    </>
  ),
  creditcard: (
    <>
      <circle cx="15" cy="13" r="6" fill="#EB001B" stroke="none" />
      <circle cx="21" cy="13" r="6" fill="#F79E1B" stroke="none" />
      <path d="M18 7.800a6 6 0 0 1 0 10.4 6 6 0 0 1 0-10.400Z" fill="#FF5F00" stroke="none" />
    </>
  ),
  paypal: (
    <>
      <path d="M17 11.500h5.500a3.6 3.6 0 0 1 0 7.200H20l-.6 2.800h-3.600Z" fill="#0079C1" stroke="none" />
      <path d="M14.5 5.500h6a4 4 0 0 1 0 8h-3.200l-.9 4.500h-4Z" fill="#003087" stroke="none" />
    </>
  ),
  applepay: (
    <>
      <path
        d="M18 10c1.6-1.3 4.8-1 4.8 2.6 0 3-2 5.9-3.4 5.9-.6 0-.9-.3-1.4-.3s-.8.3-1.4.3c-1.4 0-3.4-2.9-3.4-5.900C13.2 9 16.4 8.7 18 10Z"
        fill={ink}
        stroke="none"
      />
      <path d="M18 8.600c0-1.7 1-2.9 2.6-3.1 0 1.7-1 2.9-2.6 3.100Z" fill={ink} stroke="none" />
    </>
  ),
  banktransfer: (
    <>
      <path d="m9 10.5 9-5 9 5Z" fill="#0B7A75" stroke="#0B7A75" />
      <path d="M11.5 12v6M16 12v6M20 12v6M24.5 12v6M9 20.500h18" stroke="#0B7A75" />
    </>
  ),
  directdebit: (
    <>
      <path d="M9 9.500h14l-3-3M27 16.500H13l3 3" stroke="#10298E" strokeWidth="2.2" />
    </>
  ),
}

export const MethodMark = ({ icon }: { icon: string }) => {
  return (
    <svg
      viewBox="0 0 36 26"
      width="42"
      height="30"
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="0.5" y="0.5" width="35" height="25" rx="4" fill="#FFFFFF" stroke="#CFC4BF" strokeWidth="1" />
      {marks[icon] ?? plain}
    </svg>
  )
}
