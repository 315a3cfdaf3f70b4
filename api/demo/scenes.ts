import { pictureSize } from './picture-size.ts'
import { createRandom } from './random.ts'

type Palette = { sky: [string, string]; sun: string; land: [string, string, string] }

const palettes: Palette[] = [
  { sky: ['#ffd9c2', '#fff3e0'], sun: '#ff8d6b', land: ['#e3a08a', '#b9745f', '#7c4a45'] },
  { sky: ['#bfe3f2', '#f3fbff'], sun: '#fff1a8', land: ['#9fd0b5', '#5fa588', '#2f6f62'] },
  { sky: ['#2d3561', '#6b5b95'], sun: '#f7e7ce', land: ['#4b4a78', '#37375e', '#232441'] },
  { sky: ['#f9d1dc', '#fff0ea'], sun: '#ffb36b', land: ['#c9a0c9', '#94739c', '#5d4a70'] },
  { sky: ['#cdeae4', '#fdfaf0'], sun: '#f6c667', land: ['#86c3bb', '#3f8f8b', '#1f5f63'] },
]

/** A small drawn landscape: hills or the sea under a sun, different for every name. */
export function sceneSvg(name: string): string {
  const { width, height } = pictureSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    sceneShapes(name),
    '</svg>',
  ].join('')
}

/** The same without the picture around it: for what stands in front of it. */
export function sceneShapes(name: string): string {
  const random = createRandom(`scene/${name}`)
  const { width, height } = pictureSize
  const { sky, sun, land } = random.pick(palettes)
  const horizon = random.int(380, 500)
  const atSea = random.chance(0.4)
  const layers = land.map((colour, depth) => {
    const top = horizon + depth * random.int(70, 110)
    const lift = atSea && depth < 2 ? 8 : random.int(40, 110)
    return `<path d="${wave(top, lift, random.next)}" fill="${colour}"/>`
  })
  return [
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/>`,
    `<stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`,
    `<circle cx="${random.int(90, 550)}" cy="${random.int(120, 330)}" r="${random.int(40, 90)}" fill="${sun}"/>`,
    ...layers,
  ].join('')
}

function wave(top: number, lift: number, next: () => number): string {
  const { width, height } = pictureSize
  const points = [0, 1, 2, 3, 4].map((step) => ({
    x: (step * width) / 4,
    y: Math.round(top + (next() - 0.5) * 2 * lift),
  }))
  const [first, ...rest] = points
  const curves = rest.map(({ x, y }, i) => {
    const from = points[i] ?? { x: 0, y: top }
    const middle = Math.round((from.x + x) / 2)
    return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`
  })
  return `M0 ${first?.y ?? top} ${curves.join(' ')} V${height} H0 Z`
}
