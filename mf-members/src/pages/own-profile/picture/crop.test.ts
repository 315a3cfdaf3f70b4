import { expect, test } from '@jest/globals'
import { firstCrop, moved, resized, smallestSide } from './crop.ts'

const upright = { width: 1200, height: 2000 }
const lying = { width: 2000, height: 1200 }

test('begins with the largest square: the middle of a lying picture, the upper part of an upright one', () => {
  expect(firstCrop(lying)).toEqual({ x: 400, y: 0, size: 1200 })
  expect(firstCrop(upright)).toEqual({ x: 0, y: 240, size: 1200 })
})

test('is moved as far as the edges and no further', () => {
  const crop = { x: 100, y: 100, size: 600 }
  expect(moved(crop, { x: 50, y: -30 }, upright)).toEqual({ x: 150, y: 70, size: 600 })
  expect(moved(crop, { x: 9000, y: 9000 }, upright)).toEqual({ x: 600, y: 1400, size: 600 })
  expect(moved(crop, { x: -9000, y: -9000 }, upright)).toEqual({ x: 0, y: 0, size: 600 })
})

test('is resized around its middle, between what the server takes and what the picture has', () => {
  const crop = { x: 200, y: 300, size: 600 }
  expect(resized(crop, 500, upright)).toEqual({ x: 250, y: 350, size: 500 })
  expect(resized(crop, 10, upright).size).toBe(smallestSide)
  expect(resized(crop, 9000, upright)).toEqual({ x: 0, y: 0, size: 1200 })
})

test('stays inside the picture in whole pixels, wherever it is dragged and however it is resized', () => {
  let crop = firstCrop(lying)
  for (let step = 0; step < 200; step += 1) {
    crop = moved(crop, { x: Math.sin(step) * 700, y: Math.cos(step * 3) * 700 }, lying)
    crop = resized(crop, 200 + ((step * 137.7) % 1400), lying)
    expect(Object.values(crop).every(Number.isInteger)).toBe(true)
    expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
    expect(crop.x + crop.size).toBeLessThanOrEqual(lying.width)
    expect(crop.y + crop.size).toBeLessThanOrEqual(lying.height)
  }
})

test('of a picture that has just the least there is, is all of it', () => {
  const least = { width: 400, height: 400 }
  expect(resized(firstCrop(least), 200, least)).toEqual({ x: 0, y: 0, size: 400 })
})
