import type { ReactNode } from 'react'

export const thingNames = [
  'coffee',
  'book',
  'bike',
  'dog',
  'guitar',
  'plant',
  'pan',
  'tent',
  'film',
  'skate',
  'boat',
  'dice',
] as const

/** For adults, and shown to nobody who did not ask; nothing that could not stand in a shop's window. */
export const darlingNames = ['feather', 'mask', 'candle', 'ribbon', 'key', 'kiss'] as const

export type ThingName = (typeof thingNames)[number] | (typeof darlingNames)[number]

interface Thing {
  readonly drawing: ReactNode
  /** Between its eyes. */
  readonly x: number
  readonly y: number
  /** Of one of its eyes; 9 where nothing is said. */
  readonly r?: number
}

const ink = '#2A1D21'
const cream = '#FFF4EC'
const coral = '#C9304A'
const teal = '#0B7A75'

const bare = { fill: 'none' } as const

const things: Readonly<Record<ThingName, Thing>> = {
  coffee: {
    x: 54,
    y: 68,
    drawing: (
      <>
        <path d="M84 56h12c18 0 18 30 0 30H80" {...bare} />
        <path d="M20 44h68v32c0 18-10 26-24 26H44c-14 0-24-8-24-26z" fill={cream} />
        <path d="M40 32c-8-8 8-12 0-20M58 32c-8-8 8-12 0-20" {...bare} />
      </>
    ),
  },
  book: {
    x: 60,
    y: 60,
    drawing: (
      <>
        <path d="M14 26c18-8 36-6 46 4 10-10 28-12 46-4v68c-18-8-36-6-46 4-10-10-28-12-46-4z" fill={cream} />
        <path
          d="M60 30v14M60 76v22M26 42c6-2 12-2 18 0M76 42c6-2 12-2 18 0M26 84c6-2 12-2 18 0M76 84c6-2 12-2 18 0"
          {...bare}
        />
      </>
    ),
  },
  bike: {
    x: 60,
    y: 78,
    r: 17,
    drawing: (
      <>
        <circle cx="30" cy="78" r="22" fill={cream} />
        <circle cx="90" cy="78" r="22" fill={cream} />
        <path d="M30 78l16-36h34l10 36M46 42l12 36 22-36M40 34h14M80 42l-4-14h14" {...bare} />
      </>
    ),
  },
  dog: {
    x: 60,
    y: 56,
    drawing: (
      <>
        <path
          d="M32 34c-20-8-24 20-18 40 12 4 18-6 20-16M88 34c20-8 24 20 18 40-12 4-18-6-20-16"
          fill={ink}
        />
        <path d="M32 36c14-16 42-16 56 0 8 22 4 60-28 66-32-6-36-44-28-66z" fill={cream} />
        <path d="M52 78h16l-8 9zM60 87c0 8-12 8-14 2M60 87c0 8 12 8 14 2" fill={ink} />
      </>
    ),
  },
  guitar: {
    x: 48,
    y: 74,
    r: 8,
    drawing: (
      <>
        <path d="M60 60l40-46 8 8-40 44" fill={ink} />
        <path
          d="M60 48c14 2 22 10 22 22-2 10-8 8-10 16-4 22-34 30-50 14s-8-44 14-50c8-2 14-4 24-2z"
          fill={coral}
        />
      </>
    ),
  },
  plant: {
    x: 60,
    y: 88,
    r: 8,
    drawing: (
      <>
        <path
          d="M60 70C58 44 44 30 22 28c0 22 14 36 38 42zM60 70c2-34 16-50 40-54 2 26-12 46-40 54zM60 70c-8-24-6-42 2-60"
          fill={teal}
        />
        <path d="M30 68h60l-6 38H36z" fill={cream} />
      </>
    ),
  },
  pan: {
    x: 48,
    y: 76,
    drawing: (
      <>
        <path d="M84 66h30" strokeWidth="9" />
        <path d="M12 54h72v34c0 10-8 16-16 16H28c-8 0-16-6-16-16z" fill={coral} />
        <path d="M8 54h80M32 40c-6-8 6-12 0-20M48 40c-6-8 6-12 0-20M64 40c-6-8 6-12 0-20" {...bare} />
      </>
    ),
  },
  tent: {
    x: 60,
    y: 68,
    drawing: (
      <>
        <path d="M60 20l50 82H10z" fill={cream} />
        <path d="M60 80l14 22H46zM60 20l-6-12M60 20l6-12" fill={ink} />
      </>
    ),
  },
  film: {
    x: 60,
    y: 64,
    drawing: (
      <>
        <path d="M14 32h92v18a14 14 0 0 0 0 28v18H14V78a14 14 0 0 0 0-28z" fill={cream} />
        <path d="M36 36v56M84 36v56" strokeDasharray="5 7" {...bare} />
      </>
    ),
  },
  skate: {
    x: 50,
    y: 48,
    r: 8,
    drawing: (
      <>
        <path d="M28 20h42v32c6 10 30 8 34 26H28z" fill={cream} />
        <path d="M40 78v14M88 78v14M16 92h88c8 0 10-6 10-10M70 34H58M72 44H62" {...bare} />
      </>
    ),
  },
  boat: {
    x: 58,
    y: 86,
    r: 8,
    drawing: (
      <>
        <path d="M56 64V10c20 10 34 26 40 54zM46 64V26C32 34 24 46 22 64z" fill={coral} />
        <path d="M8 72h104c-4 20-16 32-34 32H40C22 104 12 92 8 72z" fill={cream} />
      </>
    ),
  },
  dice: {
    x: 60,
    y: 52,
    r: 12,
    drawing: (
      <>
        <rect x="20" y="20" width="80" height="80" rx="16" fill={cream} />
        <circle cx="42" cy="82" r="6" fill={ink} />
        <circle cx="60" cy="82" r="6" fill={ink} />
        <circle cx="78" cy="82" r="6" fill={ink} />
      </>
    ),
  },
  feather: {
    x: 62,
    y: 46,
    r: 8,
    drawing: (
      <>
        <path d="M26 90C18 40 50 8 104 12c4 48-26 84-78 78z" fill={coral} />
        <path d="M12 108l38-42M40 74H24M56 84H44" {...bare} />
      </>
    ),
  },
  mask: {
    x: 60,
    y: 58,
    r: 11,
    drawing: (
      <path
        d="M6 40c18-10 36-8 54 0 18-8 36-10 54 0 2 30-12 46-30 46-12 0-18-8-24-16-6 8-12 16-24 16C18 86 4 70 6 40z"
        fill={ink}
      />
    ),
  },
  candle: {
    x: 60,
    y: 70,
    r: 8,
    drawing: (
      <>
        <path d="M60 8c12 14 14 28 0 30-14-2-12-16 0-30z" fill="#E9B44C" />
        <path d="M38 46h44v54H38zM60 46v-8" fill={cream} />
        <path d="M20 100h80M38 46c0 14 8 14 10 4" {...bare} />
      </>
    ),
  },
  ribbon: {
    x: 60,
    y: 46,
    r: 8,
    drawing: (
      <>
        <path d="M60 46C40 14 8 12 10 44s32 24 50 2c18 22 48 30 50-2s-30-30-50 2z" fill={coral} />
        <path d="M52 54L30 106l18-8 6 14 8-54M68 54l22 52-18-8-6 14-6-54" fill={coral} />
        <circle cx="60" cy="48" r="22" fill={coral} />
      </>
    ),
  },
  key: {
    x: 60,
    y: 36,
    r: 8,
    drawing: (
      <>
        <path d="M54 60h12v24h16v10H66v16H54z" fill="#E9B44C" />
        <circle cx="60" cy="36" r="28" fill="#E9B44C" />
      </>
    ),
  },
  kiss: {
    x: 60,
    y: 32,
    r: 9,
    drawing: (
      <>
        <path d="M10 72c14-22 32-28 42-18 4 4 12 4 16 0 10-10 28-4 42 18-20 36-80 36-100 0z" fill={coral} />
        <path d="M10 72c30-8 70-8 100 0" {...bare} />
      </>
    ),
  },
}

/** A thing of every day, with eyes; `pupils` is what turns when it is chosen. Decoration: its name stands beside it. */
export const Thing = ({ name }: { readonly name: ThingName }) => {
  const { drawing, x, y, r = 9 } = things[name]
  const apart = name === 'bike' ? 30 : r + 3
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <g stroke={ink} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        {drawing}
      </g>
      <g fill="#fff" stroke={ink} strokeWidth="3.5">
        <circle cx={x - apart} cy={y} r={r} />
        <circle cx={x + apart} cy={y} r={r} />
      </g>
      <g className="pupils" fill={ink}>
        <circle cx={x - apart} cy={y} r={r * 0.55} />
        <circle cx={x + apart} cy={y} r={r * 0.55} />
      </g>
    </svg>
  )
}
