import { describe, expect, it } from '@jest/globals'
import { textOf } from './content.ts'

const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

describe('the text of a message', () => {
  it('may have as many characters as the setting says, emoji counted once', () => {
    expect(textOf({ type: 'text', text: '💌'.repeat(5) }, 5)).toBe('💌'.repeat(5))
    expect(refusal(() => textOf({ type: 'text', text: 'abcdef' }, 5))).toMatchObject({
      code: 'message_too_long',
      params: { max: 5 },
    })
  })

  it('must not be empty', () => {
    expect(refusal(() => textOf({ type: 'text', text: '' }, 5))).toMatchObject({ code: 'message_empty' })
    expect(refusal(() => textOf({ type: 'text' }, 5))).toMatchObject({ code: 'message_empty' })
  })

  it('comes with a gift for free, up to 200 characters', () => {
    expect(textOf({ type: 'gift' }, 1000)).toBeNull()
    expect(textOf({ type: 'gift', text: 'a'.repeat(200) }, 1000)).toHaveLength(200)
    expect(refusal(() => textOf({ type: 'gift', text: 'a'.repeat(201) }, 1000))).toMatchObject({
      params: { max: 200 },
    })
  })

  it('of an icebreaker is the line that was chosen, never one sent along', () => {
    expect(textOf({ type: 'icebreaker', text: 'something else' }, 1000)).toBeNull()
  })
})
