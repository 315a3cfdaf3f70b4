import { beforeEach, expect, jest, test } from '@jest/globals'
import { createHearing } from './last-heard.ts'
import { answerJoining, type HearingChannel, shareHearing } from './shared-hearing.ts'

/** Tabs of one browser: each hears what the others post, and not itself. */
const twoTabs = (): [HearingChannel, HearingChannel] => {
  const targets = [new EventTarget(), new EventTarget()] as const
  const tabOf = (own: EventTarget): HearingChannel => ({
    postMessage: (data) => {
      for (const target of targets)
        if (target !== own) target.dispatchEvent(new MessageEvent('message', { data }))
    },
    addEventListener: (type, listener) => own.addEventListener(type, listener as never),
    removeEventListener: (type, listener) => own.removeEventListener(type, listener as never),
  })
  return [tabOf(targets[0]), tabOf(targets[1])]
}

let first: HearingChannel
let second: HearingChannel
beforeEach(() => {
  ;[first, second] = twoTabs()
})

test('a tab goes on from what the stream of another one has told', () => {
  const [leader, follower] = [createHearing(), createHearing()]
  leader.learn({ userId: 3, event: 5 })
  follower.learn({ userId: 3, event: 5 })
  shareHearing(leader, first)
  shareHearing(follower, second)
  leader.hear({ userId: 3, event: 8 })
  leader.hear({ userId: 3, event: 7 })
  expect(follower.of(3)).toBe(8)
})

test('what came between a tab’s document and its listening is loaded anew', () => {
  const [leader, late] = [createHearing(), createHearing()]
  const onMissed = jest.fn()
  leader.learn({ userId: 3, event: 9 })
  const stop = answerJoining(leader, first, onMissed)
  late.learn({ userId: 3, event: 8 })
  shareHearing(late, second)
  expect(onMissed).toHaveBeenCalledTimes(1)
  expect(late.of(3)).toBe(9)
  leader.learn({ userId: 3, event: 10 })
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  comeBack()
  expect(onMissed).toHaveBeenCalledTimes(2)
  stop()
  leader.learn({ userId: 3, event: 11 })
  comeBack()
  expect(onMissed).toHaveBeenCalledTimes(2)
})

test('a tab that has missed nothing, or is somebody else’s, asks for nothing', () => {
  const leader = createHearing()
  const onMissed = jest.fn()
  leader.learn({ userId: 3, event: 9 })
  answerJoining(leader, first, onMissed)
  for (const heard of [
    { userId: 3, event: 9 },
    { userId: 3, event: 11 },
    { userId: 4, event: 1 },
  ]) {
    const tab = createHearing()
    tab.learn(heard)
    shareHearing(tab, second)
  }
  second.postMessage({ joins: true, userId: 'x' })
  expect(onMissed).not.toHaveBeenCalled()
})
