const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = parts(hex).map((part) => channel(part / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours (`#RRGGBB`) are apart to the eye, 1 to 21, as WCAG counts it. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What `color-mix(in srgb, over percent%, under)` shows. */
export const mix = (over: string, under: string, percent: number): string => {
  const ground = parts(under)
  const mixed = parts(over).map((part, at) =>
    Math.round((part * percent + (ground[at] ?? 0) * (100 - percent)) / 100),
  )
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
